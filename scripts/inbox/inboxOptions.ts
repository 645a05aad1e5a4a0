import { isDay } from '../content/valueSchemas'
import { fromRoot } from '../lib/folders'
import { parseOptions } from '../lib/parseOptions'
import { UserError } from '../lib/userError'
import type { Received } from './readInbox'

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean', default: false } as const

const ACTIONS = ['export', 'delete', 'apply-unsubscribes', 'apply-retention'] as const

export type InboxOptions = ReturnType<typeof readOptions>

export function readOptions(args: string[]) {
  const {
    yes,
    out,
    'dry-run': isDryRun,
    'from-sender': fromSender,
    ...values
  } = parseOptions(args, {
    project: TEXT,
    export: TEXT,
    from: TEXT,
    to: TEXT,
    out: TEXT,
    'apply-unsubscribes': SWITCH,
    'apply-retention': SWITCH,
    delete: SWITCH,
    'from-sender': TEXT,
    person: TEXT,
    'dry-run': SWITCH,
    yes: SWITCH,
  })
  const { from, to, person } = values
  const sender = (person ?? fromSender)?.trim().toLowerCase()
  if (ACTIONS.filter((name) => values[name]).length > 1) {
    throw new UserError(`Pass only one of ${ACTIONS.map((name) => `--${name}`).join(', ')}.`)
  }
  if (values.delete && !sender && !(from && to)) {
    throw new UserError(
      '--delete needs --from-sender or --person with an e-mail address, or both --from and --to.',
    )
  }
  if (values.export !== undefined && values.export !== 'csv') {
    throw new UserError(`--export must be csv, not "${values.export}".`)
  }
  if (sender && !values.delete) throw new UserError('--from-sender and --person need --delete.')
  if ((from ?? to) !== undefined && !values.delete && !values.export) {
    throw new UserError('--from and --to need --export or --delete.')
  }
  return {
    ...values,
    isInRange: rangeOf(from, to),
    sender,
    folder: out ?? fromRoot('.local', 'inbox'),
    isDryRun,
    isYes: yes,
  }
}

/** In local time, as the inbox shows it. Includes the whole last day or minute. */
function rangeOf(from: string | undefined, to: string | undefined) {
  const start = from === undefined ? Number.NEGATIVE_INFINITY : readTime('--from', from).start
  const end = to === undefined ? Number.POSITIVE_INFINITY : readTime('--to', to).end
  return ({ createdAt }: Received) => {
    const time = Date.parse(createdAt)
    return time >= start && time < end
  }
}

function readTime(name: string, text: string) {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/.exec(text) ?? []
  const start = new Date(`${day}T${time ?? '00:00'}`)
  if (!isDay(day) || Number.isNaN(start.getTime())) {
    throw new UserError(
      `${name} must be a date or a time such as 2026-11-21 or 2026-11-21T09:12, not "${text}".`,
    )
  }
  const end = new Date(start)
  if (time) end.setMinutes(end.getMinutes() + 1)
  else end.setDate(end.getDate() + 1)
  return { start: start.getTime(), end: end.getTime() }
}
