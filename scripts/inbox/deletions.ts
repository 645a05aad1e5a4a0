import { readSiteFile } from '../content/ownerData'
import type { Accounts } from '../firestore/admin'
import { deleteDocuments, readAll, readDocuments, readTime } from '../firestore/documents'
import type { Target } from '../firestore/target'
import { confirm } from '../lib/confirm'
import { count } from '../lib/count'
import { log } from '../lib/log'
import { reasonOf, UserError } from '../lib/userError'
import { escapeControls, formatAddress, formatMessage, formatOrder } from './formatReceived'
import type { InboxOptions } from './inboxOptions'
import { type Received, readAddresses, readLists, readMessages, textOf } from './readInbox'
import { readOrders } from './readOrders'

type Confirmation = Pick<InboxOptions, 'isDryRun' | 'isYes'>

type Found<T extends Received> = {
  collection: string
  noun: string
  items: T[]
  format: (item: T) => string
}

const MESSAGES = { collection: 'contactMsg', noun: 'message', format: formatMessage }

/** Deletes what guests sent from an address or within a time. */
export async function deleteReceived(target: Target, options: InboxOptions) {
  const { sender, from, to, isInRange } = options
  const isMatch = (item: Received & { email: string }) =>
    isInRange(item) && (sender === undefined || item.email.trim().toLowerCase() === sender)
  const words = [sender && `from ${sender}`, from && `since ${from}`, to && `until ${to}`]
    .filter(Boolean)
    .join(' ')
  const messages = (await readMessages(target)).filter(isMatch)
  await deleteShown(target, { ...MESSAGES, items: messages }, words, options)
  for (const [collection, noun] of [
    ['newsletter', 'subscription'],
    ['unsubscribe', 'unsubscribe request'],
  ] as const) {
    const items = (await readAddresses(target, collection)).filter(isMatch)
    await deleteShown(target, { collection, noun, items, format: formatAddress }, words, options)
  }
}

/** Deletes the messages that the privacy page says are deleted by now. */
export async function applyRetention(target: Target, options: InboxOptions) {
  const months = readSiteFile().legal.messageRetentionMonths
  // The clock of this computer can be wrong.
  const limit = monthsBefore(new Date(await readTime(target)), months)
  const items = (await readMessages(target)).filter(({ createdAt }) => new Date(createdAt) < limit)
  await deleteShown(target, { ...MESSAGES, items }, `older than ${count(months, 'month')}`, options)
}

/** Shows what was found, asks and deletes it. `words` say how it was found. */
async function deleteShown<T extends Received>(
  target: Target,
  { collection, noun, items, format }: Found<T>,
  words: string,
  options: Confirmation,
) {
  log(`${count(items.length, noun)} ${words} in ${target.title}`)
  for (const item of items) log(format(item))
  const question = `Delete ${count(items.length, noun)} permanently?`
  if (!(await isConfirmed(items.length, question, options))) return
  const keys = items.map(({ key }) => key)
  await deleteDocuments(target, pathsOf(collection, keys))
  log(`Deleted: ${count(items.length, noun)}.`)
}

/** Falls back to the last day of the month if it has no such day. */
function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Deletes the subscriptions and the requests, so that neither address is kept. */
export async function applyUnsubscribes(target: Target, options: InboxOptions) {
  const { leaving, endedKeys, requests, unsubscribed } = await readLists(target)
  log(`${count(requests.length, 'unsubscribe request')} in ${target.title}`)
  // All: a request may have arrived since the export, from an address that only the mail provider has.
  for (const entry of unsubscribed) log(formatAddress(entry))
  const question = `Remove ${count(leaving.length, 'address', 'addresses')} from the list and delete the requests?`
  if (!(await isConfirmed(requests.length, question, options))) return
  // The requests last: if the command is interrupted, the next run finds them.
  await deleteDocuments(target, pathsOf('newsletter', endedKeys))
  await deleteDocuments(
    target,
    pathsOf(
      'unsubscribe',
      requests.flatMap(({ keys }) => keys),
    ),
  )
  log(`Removed: ${leaving.length}.`)
}

const pathsOf = (collection: string, keys: string[]) => keys.map((key) => `${collection}/${key}`)

async function isConfirmed(number: number, question: string, { isDryRun, isYes }: Confirmation) {
  if (number === 0 || isDryRun) return false
  if (isYes || (await confirm(question))) return true
  log('Not deleted.')
  return false
}

/** The account of an address with its record and orders, as the privacy page promises. */
export async function deleteAccount(target: Target, email: string, options: InboxOptions) {
  const accounts = await target.openAccounts()
  const users = (await findAccounts(accounts, [{ email }])).map(({ uid }) => uid)
  const left = await findLeft(target, accounts, email)
  log(`${count(users.length, 'account')} with the address ${email} in ${target.title}`)
  if (left.length > 0) log(`${count(left.length, 'record')} with this address whose account is deleted`)
  for (const uid of [...users, ...left]) {
    const hasAccount = users.includes(uid)
    const record = `users/${uid}`
    const { fields } = (await readDocuments(target, [record])).get(record) ?? {}
    log(`  ${['name', 'phone'].map((name) => escapeControls(textOf(fields, name))).join('  ')}`)
    const orders = (await readOrders(target)).filter(({ key }) => key.startsWith(`${record}/`))
    for (const order of orders) log(formatOrder(order))
    const what = hasAccount ? 'the account with its record' : 'this record'
    const question = `Delete ${what} and ${count(orders.length, 'order')} permanently?`
    if (!(await isConfirmed(1, question, options))) continue
    await deleteDocuments(target, [...orders.map(({ key }) => key), record])
    // Last: if the command is interrupted, the next run finds the rest.
    if (hasAccount) await accounts.deleteUser(uid)
    log(`Deleted: ${hasAccount ? 'the account' : 'the record'}.`)
  }
}

/** The users whose record has this address, and whose account was deleted without it, as in the Firebase console. */
async function findLeft(target: Target, accounts: Accounts, email: string): Promise<string[]> {
  const records = await readAll(target, 'users')
  const uids = records
    .filter(({ fields }) => textOf(fields, 'email').trim().toLowerCase() === email)
    .map(({ id }) => id)
  const found = await findAccounts(
    accounts,
    uids.map((uid) => ({ uid })),
  )
  return uids.filter((uid) => !found.some((account) => account.uid === uid))
}

async function findAccounts(accounts: Accounts, ids: Parameters<Accounts['getUsers']>[0]) {
  try {
    return ids.length > 0 ? (await accounts.getUsers(ids)).users : []
  } catch (error) {
    throw new UserError(`The accounts with this address could not be read: ${reasonOf(error)}`)
  }
}
