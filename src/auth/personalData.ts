import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '@/lib/storage'
import { clearPendingProfile } from './pendingProfile'

export const CONTACT_DRAFT_KEY = 'contact-draft'

const PERSONAL = 'personal data'

/** The key of a query that reads a user's own data. It names the user, so that the next user never sees it. */
export const personalKey = (name: string, uid: string) => [PERSONAL, name, uid]

/** Removes what a user leaves behind in this tab and this browser. */
export function forgetUser(client: QueryClient) {
  forgetDraft()
  clearPendingProfile()
  // Also cancels those in flight.
  client.removeQueries({ queryKey: [PERSONAL] })
  // They contain what was typed into forms.
  client.getMutationCache().clear()
}

/** The part that only this tab has. */
export const forgetDraft = () => sessionStore.remove(CONTACT_DRAFT_KEY)
