import { join } from 'node:path'
import { parseOptions } from '../lib/options'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'

const TEXT = /** @type {const} */ ({ type: 'string' })
const SWITCH = /** @type {const} */ ({ type: 'boolean', default: false })

const OPTIONS = /** @type {const} */ ({
  project: TEXT,
  export: TEXT,
  from: TEXT,
  to: TEXT,
  out: TEXT,
  'apply-unsubscribes': SWITCH,
  'apply-retention': SWITCH,
  'dry-run': SWITCH,
  yes: SWITCH,
})

/** @param {string[]} args */
export function readOptions(args) {
  const values = parseOptions(args, OPTIONS)
  const format = values.export
  if (format !== undefined && format !== 'csv' && format !== 'json') {
    throw new UserError('--export takes csv or json.')
  }
  return {
    project: values.project,
    export: /** @type {'csv' | 'json' | undefined} */ (format),
    from: readDay('--from', values.from),
    to: readDay('--to', values.to),
    folder: values.out ?? fromRoot(join('.local', 'inbox')),
    applyUnsubscribes: values['apply-unsubscribes'],
    applyRetention: values['apply-retention'],
    isDryRun: values['dry-run'],
    agreed: values.yes,
  }
}

/** @param {string} name @param {string | undefined} day */
function readDay(name, day) {
  if (day === undefined) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day
  throw new UserError(`${name} takes a day such as 2026-11-21, but it is "${day}".`)
}
