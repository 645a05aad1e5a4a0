import { readSiteFile } from '../brand/ownerData'
import {
  type Backend,
  ConflictError,
  commit,
  commitInBatches,
  documentName,
  type Write,
} from '../content/store'
import type { Target } from '../content/target'
import { confirm } from '../lib/confirm'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { findOldest } from './findOldest'
import { formatEntry, formatMessage } from './format'
import type { InboxOptions } from './options'
import { addressPages, type Entry, type Received, readLists, readMessages } from './readInbox'

/** Firestore accepts 500. */
const WRITES_PER_COMMIT = 400

type Confirmation = Pick<InboxOptions, 'isDryRun' | 'isYes'>

type Deletion<T extends Received> = {
  collection: string
  noun: string
  /** Which ones, in words. */
  selection: string
  read: () => AsyncIterable<T[]>
  isMatch: (item: T) => boolean
  format: (item: T) => string
}

/** Deletes what guests sent from an address or within a time. */
export async function deleteReceived(target: Target, options: InboxOptions) {
  const { sender, from, to, isInRange } = options
  const now = Date.now()
  const isMatch = (item: Received & { email: string }) =>
    isInRange(item) &&
    (sender === undefined || item.email.trim().toLowerCase() === sender) &&
    // What arrives after it was shown stays.
    Date.parse(item.createdAt) <= now
  const selection = [sender && `from ${sender}`, from && `since ${from}`, to && `until ${to}`]
    .filter(Boolean)
    .join(' ')
  const read = () => readMessages(target)
  const messages = { collection: 'contactMsg', noun: 'message', read, format: formatMessage }
  await deleteShown(target, { ...messages, selection, isMatch }, options)
  for (const [collection, noun] of [
    ['newsletter', 'subscription'],
    ['unsubscribe', 'unsubscribe request'],
  ] as const) {
    const addresses = { collection, noun, read: () => addressPages(target, collection), format: formatEntry }
    await deleteShown(target, { ...addresses, selection, isMatch }, options)
  }
}

/** Deletes the messages that the privacy page says are deleted by now. */
export async function applyRetention(target: Target, options: InboxOptions) {
  const months = readSiteFile().legal.messageRetentionMonths
  await deleteShown(
    target,
    {
      collection: 'contactMsg',
      noun: 'message',
      selection: `older than ${count(months, 'month')}`,
      read: () => readMessages(target),
      isMatch: isOlderThan(months),
      format: formatMessage,
    },
    options,
  )
}

/** Shows the oldest matches, asks and deletes all. Reads twice, because a flood would not fit in memory. */
async function deleteShown<T extends Received>(
  target: Target,
  { collection, noun, selection, read, isMatch, format }: Deletion<T>,
  options: Confirmation,
) {
  const { shown, matches } = await findOldest(read(), isMatch)
  log(`${count(matches, noun)} ${selection} in ${target.title}`)
  for (const item of shown) log(format(item))
  if (matches > shown.length) log(`\nThese are the oldest ${shown.length}.`)
  if (!(await isConfirmed(matches, `Delete ${count(matches, noun)} permanently?`, options))) return
  let deleted = 0
  for await (const page of read()) {
    const keys = page.filter(isMatch).map(({ key }) => key)
    await commit(
      target,
      keys.map((key) => ({ delete: documentName(target, `${collection}/${key}`) })),
    )
    deleted += keys.length
  }
  log(`Deleted: ${count(deleted, noun)}.`)
}

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

export async function applyUnsubscribes(target: Target, options: InboxOptions) {
  const { leaving, requests } = await readLists(target)
  log(`${count(requests.length, 'unsubscribe request')} in ${target.title}`)
  for (const subscriber of leaving) log(formatEntry(subscriber))
  const question = `Remove ${count(leaving.length, 'address', 'addresses')} from the list and delete the requests?`
  if (!(await isConfirmed(requests.length, question, options))) return
  const skipped = await applyRequests(target, leaving, requests)
  const isSkipped = new Set(skipped.map(({ email }) => email))
  log(`Removed: ${leaving.filter(({ email }) => !isSkipped.has(email)).length}.`)
  if (skipped.length === 0) return
  log(`Skipped, because they changed meanwhile: ${skipped.length}. Run the command again for these:`)
  for (const request of skipped) log(formatEntry(request))
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
    try {
      const groups = writes.map((write) => [write])
      await commitInBatches(backend, groups, WRITES_PER_COMMIT)
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      skipped.push(request)
    }
  }
  return skipped
}

async function isConfirmed(number: number, question: string, { isDryRun, isYes }: Confirmation) {
  if (number === 0 || isDryRun) return false
  if (await confirm(question, isYes)) return true
  log('Nothing was changed.')
  return false
}
