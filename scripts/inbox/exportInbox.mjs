import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCsv } from './csv.mjs'

/**
 * @import { Leaver, Message, Received, Subscriber } from './readInbox.mjs'
 * @typedef {{ export: 'csv' | 'json' | undefined, from?: string | undefined, to?: string | undefined, folder: string }} ExportOptions
 */

const MESSAGE_COLUMNS = ['createdAt', 'name', 'email', 'phone', 'msg', 'key']
const SUBSCRIBER_COLUMNS = ['createdAt', 'email']

/**
 * Writes what came in the wanted days (UTC, both included) and gives the files' paths. Who left is in a file of its own:
 * whoever keeps the list elsewhere, too, has to take them out there.
 * @param {{ messages: Message[], subscribers: Subscriber[], leavers: Leaver[] }} inbox
 * @param {ExportOptions} options
 */
export function exportInbox({ messages, subscribers, leavers }, options) {
  mkdirSync(options.folder, { recursive: true })
  return [
    write('messages', messages.filter(cameIn(options)), MESSAGE_COLUMNS, options),
    write('subscribers', subscribers.filter(cameIn(options)), SUBSCRIBER_COLUMNS, options),
    write('unsubscribed', leavers.filter(cameIn(options)), SUBSCRIBER_COLUMNS, options),
  ]
}

/** @param {ExportOptions} days @returns {(one: Received) => boolean} */
function cameIn({ from, to }) {
  return ({ createdAt }) => {
    const day = createdAt.slice(0, '2026-11-21'.length)
    return (!from || day >= from) && (!to || day <= to)
  }
}

/**
 * @param {string} name
 * @param {Received[]} rows
 * @param {string[]} columns
 * @param {ExportOptions} options
 */
function write(name, rows, columns, { export: format, from, to, folder }) {
  const days = from || to ? `-${from ?? 'beginning'}-to-${to ?? 'now'}` : ''
  const file = join(folder, `${name}${days}.${format}`)
  const records = rows.map((row) => Object.entries(row).filter(([column]) => columns.includes(column)))
  const text =
    format === 'json'
      ? `${JSON.stringify(
          records.map((record) => Object.fromEntries(record)),
          null,
          2,
        )}\n`
      : toCsv(
          columns,
          records.map((record) => Object.fromEntries(record)),
        )
  // What people wrote to the agency is nobody else's on this machine.
  writeFileSync(file, text, { mode: 0o600 })
  return file
}
