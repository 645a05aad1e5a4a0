import { explainSilence, openTarget } from './content/target.mjs'
import { exportInbox } from './inbox/exportInbox.mjs'
import { isNew, markSeen, seenUntil } from './inbox/lastRun.mjs'
import { readOptions } from './inbox/options.mjs'
import { readLeavers, readMessages, readSubscribers } from './inbox/readInbox.mjs'
import { deleteMessages, expired, retentionMonths } from './inbox/retention.mjs'
import { showMessage, showSubscriber } from './inbox/show.mjs'
import { carryOut, divide } from './inbox/unsubscribes.mjs'
import { confirm } from './lib/confirm'
import { log } from './lib/log'

/**
 * @import { Target } from './content/target.mjs'
 * @typedef {Awaited<ReturnType<typeof readInbox>>} Inbox
 * @typedef {ReturnType<typeof readOptions>} Options
 */

/**
 * `npm run inbox`: what visitors wrote since the last run. Nothing is changed or deleted, unless one of the last two asks.
 *   npm run inbox                                              on the local backend (npm start runs)
 *   npm run inbox -- --project my-agency                       on a real one, with the owner's credentials
 *   npm run inbox -- --export csv --from 2026-11-01 --to 2026-11-30
 *   npm run inbox -- --apply-unsubscribes                      takes those who left off the list
 *   npm run inbox -- --apply-retention                         deletes messages that are older than the privacy page says
 */
export async function main(/** @type {string[]} */ args) {
  const options = readOptions(args)
  const target = await openTarget(options.project)
  const inbox = await readInbox(target).catch(explainSilence)
  if (options.applyUnsubscribes) return applyUnsubscribes(target, inbox, options)
  if (options.applyRetention) return applyRetention(target, inbox, options)
  if (options.export) {
    for (const file of exportInbox(inbox, options)) log(file)
    if (inbox.leaving.length > 0) log(`Not among the subscribers: ${inbox.leaving.length} who unsubscribed.`)
    return 0
  }
  const { messages, subscribers } = inbox
  const seen = seenUntil(target.projectId)
  list('message', messages, messages.filter(isNew(seen.messages)), showMessage)
  list('subscriber', subscribers, subscribers.filter(isNew(seen.subscribers)), showSubscriber)
  if (inbox.leavers.length > 0) {
    log(
      `${count(inbox.leavers.length, 'wish', 'wishes')} to unsubscribe: --apply-unsubscribes carries them out`,
    )
  }
  markSeen(target.projectId, { messages, subscribers })
  return 0
}

/** @param {Target} target */
async function readInbox(target) {
  const [messages, everySubscriber, leavers] = await Promise.all([
    readMessages(target),
    readSubscribers(target),
    readLeavers(target),
  ])
  const { staying, leaving } = divide(everySubscriber, leavers)
  return { messages, subscribers: staying, leaving, leavers }
}

/** @param {Target} target @param {Inbox} inbox @param {Options} options */
async function applyUnsubscribes(target, { leaving, leavers }, options) {
  log(`${count(leavers.length, 'wish', 'wishes')} to unsubscribe at ${target.title}`)
  for (const one of leaving) log(showSubscriber(one))
  const question = `Take ${count(leaving.length, 'address', 'addresses')} off the list, and forget the wishes?`
  if (!(await isWanted(leavers.length, question, options))) return 0
  await carryOut(target, { leaving, leavers })
  log(`Taken off: ${leaving.length}.`)
  return 0
}

/** @param {Target} target @param {Inbox} inbox @param {Options} options */
async function applyRetention(target, { messages }, options) {
  const months = await retentionMonths()
  const old = expired(messages, months)
  log(`${count(old.length, 'message')} older than ${count(months, 'month')} at ${target.title}`)
  for (const message of old) log(showMessage(message))
  if (!(await isWanted(old.length, `Delete ${count(old.length, 'message')} for good?`, options))) return 0
  await deleteMessages(target, old)
  log(`Deleted: ${old.length}.`)
  return 0
}

/** @param {number} number @param {string} question @param {Options} options */
async function isWanted(number, question, { isDryRun, agreed }) {
  if (number === 0 || isDryRun) return false
  if (await confirm(question, agreed)) return true
  log('Nothing was changed.')
  return false
}

/**
 * @template T
 * @param {string} noun
 * @param {T[]} all
 * @param {T[]} fresh
 * @param {(one: T) => string} show
 */
function list(noun, all, fresh, show) {
  log(`${count(fresh.length, `new ${noun}`)}, ${all.length} in all`)
  for (const one of fresh) log(show(one))
  log()
}

/** @param {number} number @param {string} noun @param {string} [plural] */
const count = (number, noun, plural = `${noun}s`) => `${number} ${number === 1 ? noun : plural}`
