export type SignInProvider = typeof import('@/data/signInProvider')

/** Everything the site asks of Firebase Auth. Guests on public pages never download it. */
export const importSignIn = (): Promise<SignInProvider> => import('@/data/signInProvider')
