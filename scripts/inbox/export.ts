import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Writes what was received within a time and returns the paths. Unsubscribe requests have their own
 * file for owners who keep a copy of the list elsewhere.
 */
export async function exportInbox(target: Target, lists: Lists, options: ExportOptions): Promise<string[]> {
  mkdirSync(options.folder, { recursive: true })
  return [
    writeTable('messages', await readMessages(target), MESSAGE_COLUMNS, options),
    writeTable('orders', await readOrders(target), ORDER_COLUMNS, options),
    writeTable('subscribers', lists.subscribers, ADDRESS_COLUMNS, options),
    writeTable('unsubscribed', lists.unsubscribed, ADDRESS_COLUMNS, options),
  ]
}

function writeTable(name: string, received: Received[], columns: string[], options: ExportOptions) {
  const { from, to, isInRange, folder } = options
  const range = from || to ? `-${from ?? 'beginning'}-to-${to ?? 'now'}`.replaceAll(/[^\w-]/g, '-') : ''
  const file = join(folder, `${name}${range}.csv`)
  const rows = received.filter(isInRange).map((item) => toCsvLine(toRow(item, columns)))
  rmSync(file, { force: true })
  // Other users of this machine must not read it.
  writeFileSync(file, toCsvHeader(columns) + rows.join(''), { mode: 0o600 })
  return file
}

function toRow(item: Received, columns: string[]): string[] {
  // Only accounts can have a verified address. Anyone can type any address into a form.
  const cells: Record<string, unknown> = { emailVerified: 'no', ...item }
  return columns.map((column) => removeControls(String(cells[column] ?? '')))
}
