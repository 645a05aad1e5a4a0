import { readTime } from './firestore/documents'
import { openTarget, type Target } from './firestore/target'
import { applyRetention, applyUnsubscribes, deleteReceived } from './inbox/deletions'
import { exportInbox } from './inbox/export'
import { findOldest } from './inbox/findOldest'
import { formatEntry, formatMessage, formatOrder } from './inbox/formatReceived'
import { type InboxOptions, readOptions } from './inbox/inboxOptions'
import { isBetween, lastSeen, markSeen } from './inbox/lastRun'
import { type Received, readLists, readMessages } from './inbox/readInbox'
import { readOrders } from './inbox/readOrders'
import { count } from './lib/count'
import { log } from './lib/log'

/** `npm run inbox`: what visitors sent since the last run. Only `--apply-…` and `--delete` change data. */
export async function main(args: string[]) {
  const options = readOptions(args)
  const target = await openTarget(options.project)
  if (options['apply-unsubscribes']) await applyUnsubscribes(target, options)
  else if (options['apply-retention']) await applyRetention(target, options)
  else if (options.delete) await deleteReceived(target, options)
  else if (options.export) await logExport(target, options)
  else await logNew(target)
  return 0
}

async function logNew(target: Target) {
  const { projectId } = target
  // What arrives while the pages are read may be missed in an earlier page, so the next run shows it.
  const begin = await readTime(target)
  const { subscribers, requests } = await readLists(target)
  const seen = lastSeen(projectId)
  const messages = await logList(
    'message',
    readMessages(target),
    isBetween(seen.messages, begin),
    formatMessage,
  )
  const readers = await logList('subscriber', [subscribers], isBetween(seen.subscribers, begin), formatEntry)
  const orders = await logList('order', readOrders(target), isBetween(seen.orders, begin), formatOrder)
  if (requests.length > 0) {
    log(`${count(requests.length, 'unsubscribe request')}. To carry them out, pass --apply-unsubscribes.`)
  }
  markSeen(projectId, { messages, subscribers: readers, orders })
}

async function logList<T extends Received>(
  noun: string,
  pages: AsyncIterable<T[]> | Iterable<T[]>,
  isNew: (item: Received) => boolean,
  format: (item: T) => string,
) {
  const { shown, matches, total } = await findOldest(pages, isNew)
  log(`${count(matches, `new ${noun}`)}, ${total} in total`)
  for (const item of shown) log(format(item))
  if (matches > shown.length) {
    log(`\nThese are the oldest ${shown.length}. Run the command again for the next ones.`)
    log('If most of them are spam, delete them with --delete and --from-sender, or with --from and --to.')
  }
  log()
  return shown
}

async function logExport(target: Target, options: InboxOptions) {
  const lists = await readLists(target)
  for (const file of await exportInbox(target, lists, options)) log(file)
  if (lists.leaving.length > 0) log(`Unsubscribed, so not in the list: ${lists.leaving.length}.`)
}
