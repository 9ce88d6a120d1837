/** The files of one index, as they are named in `/search-index/`. */
export type IndexNames = { readonly index: string; readonly texts: string }

/** `manifest.json`: the files of the newest build. The definitions are read after the rulings. */
export type IndexManifest = {
  readonly version: number
  readonly rulings: readonly IndexNames[]
  readonly definitions: readonly IndexNames[]
}
