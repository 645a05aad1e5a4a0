import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { newsletterMessages } from '@/content/messages'

/** The address is the document's key, which may not hold a slash or stand between double underscores. */
export function checkAddress(address: string): string | undefined {
  if (!address) return newsletterMessages.emailRequired
  const looksRight = /^[^\s@/]+@[^\s@/]+\.[^\s@/.]+$/.test(address) && !/^__.*__$/.test(address)
  const isWhole = !/\p{Surrogate}/u.test(address)
  return looksRight && isWhole && address.length <= EMAIL_MAX_CHARACTERS
    ? undefined
    : newsletterMessages.emailWrong
}
