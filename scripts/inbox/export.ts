import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCsv } from './csv'
import type { InboxOptions } from './options'
import type { Inbox, Received } from './readInbox'

const MESSAGE_COLUMNS = ['createdAt', 'name', 'email', 'phone', 'msg', 'key']
const SUBSCRIBER_COLUMNS = ['createdAt', 'email']

type ExportOptions = Pick<InboxOptions, 'export' | 'from' | 'to' | 'folder'>

/**
 * Writes what was received between two days (UTC, inclusive) and returns the paths. Unsubscribe requests have their own
 * file for owners who keep a copy of the list elsewhere.
 */
export function exportInbox({ messages, subscribers, requests }: Inbox, options: ExportOptions): string[] {
  mkdirSync(options.folder, { recursive: true })
  return [
    writeFile('messages', messages, MESSAGE_COLUMNS, options),
    writeFile('subscribers', subscribers, SUBSCRIBER_COLUMNS, options),
    writeFile('unsubscribed', requests, SUBSCRIBER_COLUMNS, options),
  ]
}

function writeFile(name: string, received: Received[], columns: string[], options: ExportOptions) {
  const { export: format, from, to, folder } = options
  const rows = received.filter(isBetween(from, to)).map((item) => pick(item, columns))
  const days = from || to ? `-${from ?? 'beginning'}-to-${to ?? 'now'}` : ''
  const file = join(folder, `${name}${days}.${format}`)
  const text = format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : toCsv(columns, rows)
  // Other users of this machine must not read it.
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

function isBetween(from = '', to = '9999') {
  return ({ createdAt }: Received) => {
    const day = createdAt.slice(0, 'YYYY-MM-DD'.length)
    return day >= from && day <= to
  }
}

function pick(item: Received, columns: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(item).filter(([column]) => columns.includes(column)))
}
