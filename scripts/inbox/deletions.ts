import { readSiteFile } from '../brand/ownerData'
import {
  type Backend,
  ConflictError,
  commit,
  commitInBatches,
  documentName,
  type Write,
} from '../content/store'
import type { Entry, Received } from './readInbox'

/** Firestore accepts 500. */
const WRITES_PER_COMMIT = 400

/** The privacy page states this number. */
export const retentionMonths = () => readSiteFile().legal.messageRetentionMonths

export function isOlderThan(months: number, now = new Date()): (received: Received) => boolean {
  const limit = monthsBefore(now, months)
  return ({ createdAt }) => new Date(createdAt) < limit
}

/** Falls back to the last day of the month if it has no such day. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Returns how many documents were deleted. */
export async function deleteMatches<T extends Received>(
  backend: Backend,
  collection: string,
  pages: AsyncIterable<T[]>,
  isMatch: (item: T) => boolean,
): Promise<number> {
  let deleted = 0
  for await (const page of pages) {
    const matches = page.filter(isMatch)
    await commit(
      backend,
      matches.map(({ key }) => ({ delete: documentName(backend, `${collection}/${key}`) })),
    )
    deleted += matches.length
  }
  return deleted
}

/**
 * Deletes the subscriptions and the requests, so that neither address is kept. One commit per
 * address, so that one that changed meanwhile does not block the others. Returns those that were skipped.
 */
export async function applyRequests(backend: Backend, leaving: Entry[], requests: Entry[]): Promise<Entry[]> {
  const subscriptions = new Map(leaving.map(({ email, documents }) => [email, documents]))
  const skipped: Entry[] = []
  for (const request of requests) {
    const writes: Write[] = [
      ...(subscriptions.get(request.email) ?? []).map(({ key }) => ({
        delete: documentName(backend, `newsletter/${key}`),
      })),
      // A request that changed since it was read must not be deleted.
      ...request.documents.map(({ key, updateTime }) => ({
        delete: documentName(backend, `unsubscribe/${key}`),
        currentDocument: { updateTime },
      })),
    ]
    if (!(await isCommitted(backend, writes))) skipped.push(request)
  }
  return skipped
}

async function isCommitted(backend: Backend, writes: Write[]): Promise<boolean> {
  try {
    const groups = writes.map((write) => [write])
    await commitInBatches(backend, groups, WRITES_PER_COMMIT)
    return true
  } catch (error) {
    if (error instanceof ConflictError) return false
    throw error
  }
}
