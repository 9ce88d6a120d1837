/** What is offered below the box: where it leads, and what to do before. */
export type Option = { readonly address: string; readonly leave?: () => void }

export const openOption = ({ address, leave }: Option) => {
  leave?.()
  location.assign(address)
}
