import { lazyModule } from '@/lib/lazyModule'

export type SignInProvider = typeof import('@/data/signInProvider')

/** Everything the site asks of Firebase Auth. Guests download it only on the sign-in pages. */
export const signInProvider = lazyModule<SignInProvider>(() => import('@/data/signInProvider'))
