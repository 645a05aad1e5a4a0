import { type Backend, commitInBatches, documentName } from '../content/store'
import type { Subscriber, UnsubscribeRequest } from './readInbox'

/** At most two writes for each request, and Firestore accepts 500 writes in a commit. */
const REQUESTS_PER_COMMIT = 200

/** Deletes the subscriptions and the requests, so that neither address is kept. */
export function applyRequests(backend: Backend, leaving: Subscriber[], requests: UnsubscribeRequest[]) {
  const addresses = new Set(leaving.map(({ email }) => email))
  const writes = requests.map(({ email, updateTime }) => [
    // A request repeated since it was read must not be deleted.
    { delete: documentName(backend, `unsubscribe/${email}`), currentDocument: { updateTime } },
    ...(addresses.has(email) ? [{ delete: documentName(backend, `newsletter/${email}`) }] : []),
  ])
  return commitInBatches(backend, writes, REQUESTS_PER_COMMIT)
}
