import { paths } from '@/paths'

/** On these pages the sign-in may not be finished yet. */
export const signInPages: readonly string[] = [paths.login, paths.signup]
