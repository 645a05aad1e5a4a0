import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explainSilence, openTarget } from './content/target.mjs'
import { exportInbox } from './inbox/exportInbox.mjs'
import { isNew, markSeen, seenUntil } from './inbox/lastRun.mjs'
import { readMessages, readSubscribers } from './inbox/readInbox.mjs'
import { showMessage, showSubscriber } from './inbox/show.mjs'
import { Problem } from './setup/problem.mjs'
import { say } from './setup/progress.mjs'
import { fromRoot } from './setup/root.mjs'

/**
 * `npm run inbox`: what visitors wrote since the last run. Nothing is changed or deleted.
 *   npm run inbox                                              on the local backend (npm start runs)
 *   npm run inbox -- --project my-agency                       on a real one, with the owner's credentials
 *   npm run inbox -- --export csv --from 2026-11-01 --to 2026-11-30
 */
export async function main(/** @type {string[]} */ args) {
  const options = readOptions(args)
  const target = await openTarget(options.project)
  const messages = await readMessages(target).catch(explainSilence)
  const subscribers = await readSubscribers(target).catch(explainSilence)
  if (options.export) {
    for (const file of exportInbox({ messages, subscribers }, options)) say(file)
    return
  }
  const seen = seenUntil(target.projectId)
  list('message', messages, messages.filter(isNew(seen.messages)), showMessage)
  list('subscriber', subscribers, subscribers.filter(isNew(seen.subscribers)), showSubscriber)
  markSeen(target.projectId, { messages, subscribers })
}

/**
 * @template T
 * @param {string} noun
 * @param {T[]} all
 * @param {T[]} fresh
 * @param {(one: T) => string} show
 */
function list(noun, all, fresh, show) {
  say(`${count(fresh.length, `new ${noun}`)}, ${all.length} in all`)
  for (const one of fresh) say(show(one))
  say()
}

/** @param {number} number @param {string} noun */
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parse(args)
  const format = values.export
  if (format !== undefined && format !== 'csv' && format !== 'json') {
    throw new Problem('--export takes csv or json.')
  }
  return {
    project: values.project,
    export: /** @type {'csv' | 'json' | undefined} */ (format),
    from: readDay('--from', values.from),
    to: readDay('--to', values.to),
    folder: values.out ?? fromRoot(join('.local', 'inbox')),
  }
}

/** @param {string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({ args, options: { project: text, export: text, from: text, to: text, out: text } })
  } catch (error) {
    throw new Problem(
      `${error instanceof Error ? error.message : error} Known are --project, --export, --from, --to and --out.`,
    )
  }
}

/** @param {string} name @param {string | undefined} day */
function readDay(name, day) {
  if (day === undefined) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day
  throw new Problem(`${name} takes a day such as 2026-11-21, but it is "${day}".`)
}
