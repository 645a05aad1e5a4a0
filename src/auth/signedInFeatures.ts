export type SignedInFeatures = typeof import('./signedIn/signedIn')

/** One chunk for what only signed-in visitors need. */
export const importSignedIn = (): Promise<SignedInFeatures> => import('./signedIn/signedIn')
