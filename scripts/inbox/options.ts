import { parseOptions } from '../lib/options'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean', default: false } as const

export type InboxOptions = ReturnType<typeof readOptions>

export function readOptions(args: string[]) {
  const values = parseOptions(args, {
    project: TEXT,
    export: TEXT,
    from: TEXT,
    to: TEXT,
    out: TEXT,
    'apply-unsubscribes': SWITCH,
    'apply-retention': SWITCH,
    flood: SWITCH,
    'dry-run': SWITCH,
    yes: SWITCH,
  })
  return {
    project: values.project,
    export: readFormat(values.export),
    from: readDay('--from', values.from),
    to: readDay('--to', values.to),
    folder: values.out ?? fromRoot('.local', 'inbox'),
    applyUnsubscribes: values['apply-unsubscribes'],
    applyRetention: values['apply-retention'],
    flood: values.flood,
    isDryRun: values['dry-run'],
    isYes: values.yes,
  }
}

function readFormat(format: string | undefined): 'csv' | 'json' | undefined {
  if (format === undefined || format === 'csv' || format === 'json') return format
  throw new UserError(`--export must be csv or json, not "${format}".`)
}

function readDay(name: string, day: string | undefined) {
  if (day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))) return day
  throw new UserError(`${name} must be a date such as 2026-11-21, not "${day}".`)
}
