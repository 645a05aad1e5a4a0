import type { Environment } from '../scripts/lib/environment'

declare global {
  /** These are written into the bundle by vite.config.ts; the flags alone let the minifier drop dead branches. */
  const __ENVIRONMENT__: Environment
  const __LOCAL_BACKEND__: boolean
  const __PREVIEW__: boolean
  const __SAMPLE_BRAND__: boolean
  // The parts that the owner can switch off: scripts/content/parts/. KEEPS: the part is on, or its data is still there.
  const __HAS_ACCOUNTS__: boolean
  const __HAS_BAG__: boolean
  const __HAS_NEWSLETTER__: boolean
  const __HAS_SEARCH__: boolean
  const __KEEPS_BAG__: boolean
  const __KEEPS_NEWSLETTER__: boolean
  // What some sites lack, so that they do not load its code: scripts/content/rareParts.ts.
  const __HAS_FILM__: boolean
  const __HAS_INNOVATIONS__: boolean
  const __HAS_NOTICES__: boolean
  /** Of the newsletter, to choose from. */
  const __HAS_LISTS__: boolean
  const __HAS_WAYS__: boolean
}

export const env: Environment = __ENVIRONMENT__

/** The site has no owner yet. */
export const isSampleBrand = __SAMPLE_BRAND__

/** The absolute URL of a page or file of the site. */
export function siteAddress(path: string): string {
  return new URL(path, env.siteUrl).href
}

/** The site's organisation, in structured data. */
export const organizationId = siteAddress('/#organization')
