export * from './account'
export * from './actionCodes'
export * from './google'
export * from './session'
