import { site } from '@/content/site'
import { type Backend, commitInBatches, documentName } from '../content/store'
import type { Message, Subscriber, UnsubscribeRequest } from './readInbox'

/** At most two writes for each, and Firestore accepts 500 writes in a commit. */
const ITEMS_PER_COMMIT = 200

/** The privacy page states this number. */
export const retentionMonths = site.legal.messageRetentionMonths

export function findExpired(messages: Message[], months: number, now = new Date()): Message[] {
  const limit = monthsBefore(now, months)
  return messages.filter(({ createdAt }) => new Date(createdAt) < limit)
}

/** Falls back to the last day of the month if it has no such day. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}

export function deleteMessages(backend: Backend, messages: Message[]) {
  const deletions = messages.map(({ key }) => [{ delete: documentName(backend, `contactMsg/${key}`) }])
  return commitInBatches(backend, deletions, ITEMS_PER_COMMIT)
}

/** Deletes the subscriptions and the requests, so that neither address is kept. */
export function applyRequests(backend: Backend, leaving: Subscriber[], requests: UnsubscribeRequest[]) {
  const addresses = new Set(leaving.map(({ email }) => email))
  const deletions = requests.map(({ email, updateTime }) => [
    // A request repeated since it was read must not be deleted.
    { delete: documentName(backend, `unsubscribe/${email}`), currentDocument: { updateTime } },
    ...(addresses.has(email) ? [{ delete: documentName(backend, `newsletter/${email}`) }] : []),
  ])
  return commitInBatches(backend, deletions, ITEMS_PER_COMMIT)
}
