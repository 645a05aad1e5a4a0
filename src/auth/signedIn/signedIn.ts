export { deleteUserData, readUser, writeUser } from '@/data/users'
export { BagDialog } from './BagDialog'
export { UserMenuPanel } from './UserMenuPanel'
export { uploadProfile } from './uploadProfile'
