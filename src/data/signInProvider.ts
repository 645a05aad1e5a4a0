// The entry of one lazy chunk: see auth/signInProvider.ts.
export * from './account'
export * from './actionCodes'
export * from './google'
export * from './session'
