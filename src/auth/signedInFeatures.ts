import { lazyModule } from '@/lib/lazyModule'

export type SignedInFeatures = typeof import('./signedIn/signedIn')

/** One chunk for everything that needs an account. Guests on public pages never download it. */
export const signedInFeatures = lazyModule<SignedInFeatures>(() => import('./signedIn/signedIn'))
