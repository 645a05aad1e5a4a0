import { env } from '@/env'

/** The absolute URL of a page or file of the site. */
export function siteAddress(path: string): string {
  return new URL(path, env.siteUrl).href
}
