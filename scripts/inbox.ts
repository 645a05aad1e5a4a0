import { openTarget, type Target } from './content/target'
import { applyRequests, deleteMessages, findExpired, retentionMonths } from './inbox/deletions'
import { exportInbox } from './inbox/export'
import { formatMessage, formatSubscriber } from './inbox/format'
import { isAfter, lastSeen, markSeen } from './inbox/lastRun'
import { type InboxOptions, readOptions } from './inbox/options'
import { type Inbox, type Received, readInbox } from './inbox/readInbox'
import { confirm } from './lib/confirm'
import { log } from './lib/log'

/** `npm run inbox`: what visitors sent since the last run. Only the two `--apply` options change data. */
export async function main(args: string[]) {
  const options = readOptions(args)
  const target = await openTarget(options.project)
  const inbox = await readInbox(target)
  if (options.applyUnsubscribes) await applyUnsubscribes(target, inbox, options)
  else if (options.applyRetention) await applyRetention(target, inbox, options)
  else if (options.export) logExport(inbox, options)
  else logNew(target, inbox)
  return 0
}

function logNew({ projectId }: Target, { messages, subscribers, requests }: Inbox) {
  const seen = lastSeen(projectId)
  logList('message', messages, seen.messages, formatMessage)
  logList('subscriber', subscribers, seen.subscribers, formatSubscriber)
  if (requests.length > 0) {
    log(`${count(requests.length, 'unsubscribe request')}. To carry them out, pass --apply-unsubscribes.`)
  }
  markSeen(projectId, { messages, subscribers })
}

function logList<T extends Received>(noun: string, all: T[], seen: string, format: (item: T) => string) {
  const fresh = all.filter(isAfter(seen))
  log(`${count(fresh.length, `new ${noun}`)}, ${all.length} in total`)
  for (const item of fresh) log(format(item))
  log()
}

function logExport(inbox: Inbox, options: InboxOptions) {
  for (const file of exportInbox(inbox, options)) log(file)
  if (inbox.leaving.length > 0) log(`Unsubscribed, so not in the list: ${inbox.leaving.length}.`)
}

async function applyUnsubscribes(target: Target, { leaving, requests }: Inbox, options: InboxOptions) {
  log(`${count(requests.length, 'unsubscribe request')} in ${target.title}`)
  for (const subscriber of leaving) log(formatSubscriber(subscriber))
  const question = `Remove ${count(leaving.length, 'address', 'addresses')} from the list and delete the requests?`
  if (!(await isConfirmed(requests.length, question, options))) return
  await applyRequests(target, leaving, requests)
  log(`Removed: ${leaving.length}.`)
}

async function applyRetention(target: Target, { messages }: Inbox, options: InboxOptions) {
  const expired = findExpired(messages, retentionMonths)
  log(`${count(expired.length, 'message')} older than ${count(retentionMonths, 'month')} in ${target.title}`)
  for (const message of expired) log(formatMessage(message))
  const question = `Delete ${count(expired.length, 'message')} permanently?`
  if (!(await isConfirmed(expired.length, question, options))) return
  await deleteMessages(target, expired)
  log(`Deleted: ${expired.length}.`)
}

async function isConfirmed(number: number, question: string, { isDryRun, isYes }: InboxOptions) {
  if (number === 0 || isDryRun) return false
  if (await confirm(question, isYes)) return true
  log('Nothing was changed.')
  return false
}

const count = (number: number, noun: string, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`
