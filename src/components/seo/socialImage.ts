import { siteAddress } from '@/env'

export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_HEIGHT = 630

/** Where the build puts the picture that it draws from a page's title. */
export function socialImage(path: string): string {
  return siteAddress(`/social${path === '/' ? '/home' : path}.png`)
}
