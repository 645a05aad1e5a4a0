// The entry of one lazy chunk: see signedInFeatures.ts.
export { BagDialog } from './BagDialog'
export { UserMenuPanel } from './UserMenuPanel'
