import type { Environment } from '../scripts/build/environment'

declare global {
  /** Both are written into the bundle by vite.config.ts; the flag alone lets the minifier drop dead branches. */
  const __ENVIRONMENT__: Environment
  const __LOCAL_BACKEND__: boolean
}

export const env: Environment = __ENVIRONMENT__

/** The absolute URL of a page or file of the site. */
export function siteAddress(path: string): string {
  return new URL(path, env.siteUrl).href
}
