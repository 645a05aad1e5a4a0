import { lazyModule } from '@/lib/lazyModule'

export type SignedInFeatures = typeof import('./signedIn/signedIn')

/** One chunk for what only signed-in visitors need. */
export const signedInFeatures = lazyModule<SignedInFeatures>(() => import('./signedIn/signedIn'))
