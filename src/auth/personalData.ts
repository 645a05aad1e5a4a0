import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Owner, ownerOf } from '@/data/owner'
import { sessionStore } from '@/lib/storage'
import { clearPendingProfile } from './pendingProfile'

export type { Owner }

export const CONTACT_DRAFT_KEY = 'contact-draft'

const PERSONAL = 'personal data'

/** A query of a user's own data. Its key names the user, so that the next one never sees it, and guests ask for nothing. */
export const personalQuery = <Data>(name: string, uid: string, read: (owner: Owner) => Promise<Data>) =>
  queryOptions({
    queryKey: [PERSONAL, name, uid],
    queryFn: () => read(ownerOf(uid)),
    enabled: uid !== '',
  })

/** A change of a user's own data. `name` is what failed, for the log. */
export const personalMutation = <Input, Data>(
  name: string,
  uid: string,
  write: (input: Input, owner: Owner) => Promise<Data>,
) => ({
  mutationKey: [name, uid],
  mutationFn: (input: Input) => write(input, ownerOf(uid)),
})

/** What a guest has typed into the sign-in forms. It is removed with a user's data, so that the next guest does not see it. */
export const typedKey = [PERSONAL, 'typed', 'guest']

/** Removes what a user leaves behind in this tab and this browser. */
export function forgetUser(client: QueryClient) {
  forgetDraft()
  clearPendingProfile()
  // Also cancels those in flight.
  client.removeQueries({ queryKey: [PERSONAL] })
  // They contain what was typed into forms.
  client.getMutationCache().clear()
}

/** Removes the draft, which only this tab has. */
export const forgetDraft = () => sessionStore.remove(CONTACT_DRAFT_KEY)
