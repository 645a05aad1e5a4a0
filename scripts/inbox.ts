import { openTarget, type Target } from './content/target'
import { applyRequests, deleteMatches, isOlderThan, retentionMonths } from './inbox/deletions'
import { exportInbox } from './inbox/export'
import { findOldest } from './inbox/findOldest'
import { removeFlood } from './inbox/flood'
import { formatEntry, formatMessage, formatOrder } from './inbox/format'
import { isAfter, lastSeen, markSeen } from './inbox/lastRun'
import { type InboxOptions, readOptions } from './inbox/options'
import { type Received, readLists, readMessages } from './inbox/readInbox'
import { readOrders } from './inbox/readOrders'
import { confirm } from './lib/confirm'
import { count } from './lib/count'
import { log } from './lib/log'

/** `npm run inbox`: what visitors sent since the last run. Only `--apply-…` and `--flood` change data. */
export async function main(args: string[]) {
  const options = readOptions(args)
  const target = await openTarget(options.project)
  if (options.applyUnsubscribes) await applyUnsubscribes(target, options)
  else if (options.applyRetention) await applyRetention(target, options)
  else if (options.flood) await removeFlood(target, options)
  else if (options.export) await logExport(target, options)
  else await logNew(target)
  return 0
}

async function logNew(target: Target) {
  const { projectId } = target
  const { subscribers, requests } = await readLists(target)
  const seen = lastSeen(projectId)
  const messages = await logList('message', readMessages(target), seen.messages, formatMessage)
  const readers = await logList('subscriber', [subscribers], seen.subscribers, formatEntry)
  const orders = await logList('order', readOrders(target), seen.orders, formatOrder)
  if (requests.length > 0) {
    log(`${count(requests.length, 'unsubscribe request')}. To carry them out, pass --apply-unsubscribes.`)
  }
  markSeen(projectId, { messages, subscribers: readers, orders })
}

async function logList<T extends Received>(
  noun: string,
  pages: AsyncIterable<T[]> | Iterable<T[]>,
  seen: string,
  format: (item: T) => string,
) {
  const { shown, matches, total } = await findOldest(pages, isAfter(seen))
  log(`${count(matches, `new ${noun}`)}, ${total} in total`)
  for (const item of shown) log(format(item))
  if (matches > shown.length) {
    log(`\nThese are the oldest ${shown.length}. Run the command again for the next ones.`)
    log('If most of them are spam, pass --flood to delete them in groups.')
  }
  log()
  return shown
}

async function logExport(target: Target, options: InboxOptions) {
  const lists = await readLists(target)
  for (const file of await exportInbox(target, lists, options)) log(file)
  if (lists.leaving.length > 0) log(`Unsubscribed, so not in the list: ${lists.leaving.length}.`)
}

async function applyUnsubscribes(target: Target, options: InboxOptions) {
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

async function applyRetention(target: Target, options: InboxOptions) {
  const months = retentionMonths()
  const isExpired = isOlderThan(months)
  const { shown, matches } = await findOldest(readMessages(target), isExpired)
  log(`${count(matches, 'message')} older than ${count(months, 'month')} in ${target.title}`)
  for (const message of shown) log(formatMessage(message))
  if (matches > shown.length) log(`\nThese are the oldest ${shown.length}.`)
  if (!(await isConfirmed(matches, `Delete ${count(matches, 'message')} permanently?`, options))) return
  log(`Deleted: ${await deleteMatches(target, 'contactMsg', readMessages(target), isExpired)}.`)
}

async function isConfirmed(number: number, question: string, { isDryRun, isYes }: InboxOptions) {
  if (number === 0 || isDryRun) return false
  if (await confirm(question, isYes)) return true
  log('Nothing was changed.')
  return false
}
