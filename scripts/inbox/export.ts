import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from '../content/target'
import { toCsvHeader, toCsvLine } from './csv'
import { removeControls } from './format'
import type { InboxOptions } from './options'
import { type Lists, MESSAGE_FIELDS, type Received, readMessages } from './readInbox'
import { readOrders } from './readOrders'

const MESSAGE_COLUMNS = [
  'createdAt',
  ...MESSAGE_FIELDS.flatMap((field) => (field === 'email' ? ['email', 'emailVerified'] : field)),
  'key',
]
const ORDER_COLUMNS = ['createdAt', 'plan', 'name', 'email', 'emailVerified', 'phone']
const ADDRESS_COLUMNS = ['createdAt', 'email', 'emailVerified']

type ExportOptions = Pick<InboxOptions, 'export' | 'from' | 'to' | 'isInRange' | 'folder'>
type Pages = AsyncIterable<Received[]> | Iterable<Received[]>

/**
 * Writes what was received within a time and returns the paths. Unsubscribe requests have their own
 * file for owners who keep a copy of the list elsewhere.
 */
export async function exportInbox(target: Target, lists: Lists, options: ExportOptions): Promise<string[]> {
  mkdirSync(options.folder, { recursive: true })
  return [
    await writeTable('messages', readMessages(target), MESSAGE_COLUMNS, options),
    await writeTable('orders', readOrders(target), ORDER_COLUMNS, options),
    await writeTable('subscribers', [lists.subscribers], ADDRESS_COLUMNS, options),
    await writeTable('unsubscribed', [lists.requests], ADDRESS_COLUMNS, options),
  ]
}

/** Writes row by row, because a flood of messages would not fit in memory. Messages come in the order of their keys. */
async function writeTable(name: string, pages: Pages, columns: string[], options: ExportOptions) {
  const { export: format, from, to, isInRange, folder } = options
  const range = from || to ? `-${from ?? 'beginning'}-to-${to ?? 'now'}`.replaceAll(/[^\w-]/g, '-') : ''
  const file = join(folder, `${name}${range}.${format}`)
  const unfinished = `${file}.part`
  rmSync(unfinished, { force: true })
  // Other users of this machine must not read it.
  const output = openSync(unfinished, 'wx', 0o600)
  try {
    const { start, line, end } = format === 'json' ? jsonTable() : csvTable(columns)
    writeSync(output, start)
    for await (const page of pages) {
      for (const item of page.filter(isInRange)) writeSync(output, line(toRow(item, columns)))
    }
    writeSync(output, end)
  } finally {
    closeSync(output)
  }
  renameSync(unfinished, file)
  return file
}

function jsonTable() {
  let separator = '\n'
  return {
    start: '[',
    line(row: object) {
      const text = `${separator}  ${JSON.stringify(row)}`
      separator = ',\n'
      return text
    },
    end: '\n]\n',
  }
}

function csvTable(columns: string[]) {
  return {
    start: toCsvHeader(columns),
    line: (row: Record<string, string>) => toCsvLine(columns.map((column) => row[column] ?? '')),
    end: '',
  }
}

function toRow(item: Received, columns: string[]): Record<string, string> {
  // Only accounts can have a verified address. Anyone can type any address into a form.
  const cells: Record<string, unknown> = { emailVerified: 'no', ...item }
  return Object.fromEntries(columns.map((column) => [column, removeControls(String(cells[column] ?? ''))]))
}
