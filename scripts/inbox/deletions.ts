import { readSiteFile } from '../content/ownerData'
import { deleteDocuments } from '../firestore/documents'
import type { Target } from '../firestore/target'
import { confirm } from '../lib/confirm'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { findOldest } from './findOldest'
import { formatEntry, formatMessage } from './formatReceived'
import type { InboxOptions } from './inboxOptions'
import { addressPages, type Received, readLists, readMessages } from './readInbox'

type Confirmation = Pick<InboxOptions, 'isDryRun' | 'isYes'>

type List<T extends Received> = {
  collection: string
  noun: string
  read: (target: Target) => AsyncIterable<T[]>
  format: (item: T) => string
}
type Selection<T extends Received> = { words: string; isMatch: (item: T) => boolean }

const MESSAGES = { collection: 'contactMsg', noun: 'message', read: readMessages, format: formatMessage }

/** Deletes what guests sent from an address or within a time. */
export async function deleteReceived(target: Target, options: InboxOptions) {
  const { sender, from, to, isInRange } = options
  const now = Date.now()
  const isMatch = (item: Received & { email: string }) =>
    isInRange(item) &&
    (sender === undefined || item.email.trim().toLowerCase() === sender) &&
    // What arrives after it was shown stays.
    Date.parse(item.createdAt) <= now
  const words = [sender && `from ${sender}`, from && `since ${from}`, to && `until ${to}`]
    .filter(Boolean)
    .join(' ')
  await deleteShown(target, MESSAGES, { words, isMatch }, options)
  for (const [collection, noun] of [
    ['newsletter', 'subscription'],
    ['unsubscribe', 'unsubscribe request'],
  ] as const) {
    const read = () => addressPages(target, collection)
    await deleteShown(target, { collection, noun, read, format: formatEntry }, { words, isMatch }, options)
  }
}

/** Deletes the messages that the privacy page says are deleted by now. */
export async function applyRetention(target: Target, options: InboxOptions) {
  const months = readSiteFile().legal.messageRetentionMonths
  const selection = { words: `older than ${count(months, 'month')}`, isMatch: isOlderThan(months) }
  await deleteShown(target, MESSAGES, selection, options)
}

/** Shows the oldest matches, asks and deletes all. Reads twice, because a flood would not fit in memory. */
async function deleteShown<T extends Received>(
  target: Target,
  { collection, noun, read, format }: List<T>,
  { words, isMatch }: Selection<T>,
  options: Confirmation,
) {
  const { shown, matches } = await findOldest(read(target), isMatch)
  log(`${count(matches, noun)} ${words} in ${target.title}`)
  for (const item of shown) log(format(item))
  if (matches > shown.length) log(`\nThese are the oldest ${shown.length}.`)
  if (!(await isConfirmed(matches, `Delete ${count(matches, noun)} permanently?`, options))) return
  let deleted = 0
  for await (const page of read(target)) {
    const keys = page.filter(isMatch).map(({ key }) => key)
    await deleteDocuments(target, pathsOf(collection, keys))
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

/** Deletes the subscriptions and the requests, so that neither address is kept. */
export async function applyUnsubscribes(target: Target, options: InboxOptions) {
  const { leaving, requests } = await readLists(target)
  log(`${count(requests.length, 'unsubscribe request')} in ${target.title}`)
  for (const subscriber of leaving) log(formatEntry(subscriber))
  const question = `Remove ${count(leaving.length, 'address', 'addresses')} from the list and delete the requests?`
  if (!(await isConfirmed(requests.length, question, options))) return
  const keysOf = (entries: { keys: string[] }[]) => entries.flatMap(({ keys }) => keys)
  // The requests last: if the command is interrupted, the next run finds them.
  await deleteDocuments(target, pathsOf('newsletter', keysOf(leaving)))
  await deleteDocuments(target, pathsOf('unsubscribe', keysOf(requests)))
  log(`Removed: ${leaving.length}.`)
}

const pathsOf = (collection: string, keys: string[]) => keys.map((key) => `${collection}/${key}`)

async function isConfirmed(number: number, question: string, { isDryRun, isYes }: Confirmation) {
  if (number === 0 || isDryRun) return false
  if (await confirm(question, isYes)) return true
  log('Nothing was changed.')
  return false
}
