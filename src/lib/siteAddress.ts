import { env } from '@/env'

/** The whole address of one of our pages or files, for those who see it elsewhere. */
export function siteAddress(path: string): string {
  return new URL(path, env.siteUrl).href
}
