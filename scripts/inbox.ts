import { type PartState, readParts } from './content/parts/parts'
import { readTime } from './firestore/documents'
import { openTarget, type Target } from './firestore/target'
import { applyRetention, applyUnsubscribes, deleteAccount, deleteReceived } from './inbox/deletions'
import { exportInbox } from './inbox/export'
import { formatAddress, formatMessage, formatOrder } from './inbox/formatReceived'
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
  else if (options.delete) {
    await deleteReceived(target, options)
    if (options.person && options.sender) await deleteAccount(target, options.sender, options)
  } else if (options.export) await logExport(target, options)
  else await logNew(target, options)
  return 0
}

async function logNew(target: Target, { isDryRun }: InboxOptions) {
  const { projectId } = target
  // What arrives while messages are read may be missed, so the next run shows it.
  const begin = await readTime(target)
  const { subscribers, requests } = await readLists(target)
  const seen = lastSeen(projectId)
  const { bag, newsletter } = readParts()
  const shown = {
    messages: logList('message', await readMessages(target), isBetween(seen.messages, begin), formatMessage),
    subscribers: logList(
      'subscriber',
      subscribers,
      isBetween(seen.subscribers, begin),
      formatAddress,
      newsletter,
    ),
    orders: logList('order', await readOrders(target), isBetween(seen.orders, begin), formatOrder, bag),
  }
  if (requests.length > 0) {
    log(`${count(requests.length, 'unsubscribe request')}. To carry them out, pass --apply-unsubscribes.`)
  }
  if (!isDryRun) markSeen(projectId, shown)
}

function logList<T extends Received>(
  noun: string,
  all: T[],
  isNew: (item: Received) => boolean,
  format: (item: T) => string,
  part: PartState = 'on',
) {
  const found = all.filter(isNew)
  if (part !== 'on' && all.length === 0) return found
  log(`${count(found.length, `new ${noun}`)}, ${all.length} in total`)
  for (const item of found) log(format(item))
  log()
  return found
}

async function logExport(target: Target, options: InboxOptions) {
  const lists = await readLists(target)
  for (const file of await exportInbox(target, lists, options)) log(file)
  if (lists.leaving.length > 0) log(`Unsubscribed, so not in the list: ${lists.leaving.length}.`)
}
