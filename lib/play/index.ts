export * from './eras'
export * from './firings'
export * from './guess'
export * from './outline'
