import { paths } from '@/paths'

/** Whoever is here is still signing in. */
export const signInPages: readonly string[] = [paths.login, paths.signup]
