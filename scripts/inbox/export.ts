import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from '../firestore/target'
import { toCsvHeader, toCsvLine } from './csv'
import { removeControls } from './formatReceived'
import type { InboxOptions } from './inboxOptions'
import { type Lists, MESSAGE_FIELDS, type Received, readMessages } from './readInbox'
import { readOrders } from './readOrders'

const MESSAGE_COLUMNS = [
  'createdAt',
  ...MESSAGE_FIELDS.flatMap((field) => (field === 'email' ? ['email', 'emailVerified'] : field)),
  'key',
]
const ORDER_COLUMNS = ['createdAt', 'plan', 'name', 'email', 'emailVerified', 'phone']
const ADDRESS_COLUMNS = ['createdAt', 'email', 'emailVerified']

type ExportOptions = Pick<InboxOptions, 'from' | 'to' | 'isInRange' | 'folder'>
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

async function writeTable(name: string, pages: Pages, columns: string[], options: ExportOptions) {
  const { from, to, isInRange, folder } = options
  const range = from || to ? `-${from ?? 'beginning'}-to-${to ?? 'now'}`.replaceAll(/[^\w-]/g, '-') : ''
  const file = join(folder, `${name}${range}.csv`)
  const unfinished = `${file}.part`
  rmSync(unfinished, { force: true })
  // Other users of this machine must not read it.
  await writeFile(unfinished, toCsv(pages, columns, isInRange), { flag: 'wx', mode: 0o600 })
  renameSync(unfinished, file)
  return file
}

/** Row by row, because a flood of messages would not fit in memory. Messages come in the order of their keys. */
async function* toCsv(pages: Pages, columns: string[], isInRange: ExportOptions['isInRange']) {
  yield toCsvHeader(columns)
  for await (const page of pages) {
    for (const item of page.filter(isInRange)) yield toCsvLine(toRow(item, columns))
  }
}

function toRow(item: Received, columns: string[]): string[] {
  // Only accounts can have a verified address. Anyone can type any address into a form.
  const cells: Record<string, unknown> = { emailVerified: 'no', ...item }
  return columns.map((column) => removeControls(String(cells[column] ?? '')))
}
