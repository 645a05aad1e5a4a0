// The entry of one lazy chunk: see signedInFeatures.ts.
export { deleteUserData, readUser, writeUser } from '@/data/users'
export { BagDialog } from './BagDialog'
export { UserMenuPanel } from './UserMenuPanel'
export { uploadProfile } from './uploadProfile'
