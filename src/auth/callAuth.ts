import { loadChunk } from '@/lib/loadChunk'

/** Calls the sign-in provider. */
export async function callAuth<T>(send: (provider: SignInProvider) => Promise<T>): Promise<T> {
  return send(await loadChunk(importSignIn))
}

type SignInProvider = typeof import('@/data/signInProvider')

/** Everything the site asks of Firebase Auth. Guests on public pages never download it. */
export const importSignIn = (): Promise<SignInProvider> => import('@/data/signInProvider')
