import type { Service } from '@/content/services'
import { paths } from '@/paths'

/** The contact page, with the service already in the message. */
export function contactAddress({ slug }: Service): string {
  return `${paths.contact}?service=${encodeURIComponent(slug)}`
}
