import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteFile } from '../content/ownerData'
import type { Target } from '../firestore/target'
import { toCsvHeader, toCsvLine } from './csv'
import { removeControls } from './formatReceived'
import type { InboxOptions } from './inboxOptions'
import {
  type ListedAddress,
  type Lists,
  MESSAGE_FIELDS,
  type Message,
  type Received,
  readMessages,
} from './readInbox'
import { readOrders } from './readOrders'

const MESSAGE_COLUMNS = [
  'createdAt',
  ...MESSAGE_FIELDS.flatMap((field) => (field === 'email' ? ['email', 'emailVerified'] : field)),
]
const ORDER_COLUMNS = ['createdAt', 'plan', 'name', 'email', 'emailVerified', 'phone']
const ADDRESS_COLUMNS = ['createdAt', 'email', 'emailVerified']
const SUBSCRIBER_COLUMNS = [...ADDRESS_COLUMNS, 'lists']

type ExportOptions = Pick<InboxOptions, 'from' | 'to' | 'isInRange' | 'folder'>

/**
 * Writes what was received within a time and returns the paths. Unsubscribe requests have their own
 * file for owners who keep a copy of the list elsewhere.
 */
export async function exportInbox(
  target: Target,
  lists: Pick<Lists, 'subscribers' | 'unsubscribed'>,
  options: ExportOptions,
): Promise<string[]> {
  mkdirSync(options.folder, { recursive: true })
  return [
    exportMessages(await readMessages(target), options),
    writeTable('orders', await readOrders(target), ORDER_COLUMNS, options),
    ...exportSubscribers(lists.subscribers, options),
    writeTable('unsubscribed', lists.unsubscribed, ADDRESS_COLUMNS, options),
  ]
}

/** A column for each question, also for those that were asked before. */
function exportMessages(messages: Message[], options: ExportOptions) {
  const asked = readSiteFile().contactForm.questions.map(({ id }) => id)
  const ids = [...new Set([...asked, ...messages.flatMap(({ answers }) => Object.keys(answers))])]
  const column = (id: string) => `answers.${id}`
  const rows = messages.map(({ answers, ...message }) => ({
    ...message,
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [column(id), answer])),
  }))
  return writeTable('messages', rows, [...MESSAGE_COLUMNS, ...ids.map(column), 'key'], options)
}

/** All in one file, and those of each list in another, also of a list that is not offered any more. */
function exportSubscribers(subscribers: ListedAddress[], options: ExportOptions): string[] {
  const offered = readSiteFile().newsletter.lists.map(({ id }) => id)
  const ids = new Set([...offered, ...subscribers.flatMap(({ lists }) => lists)])
  if (ids.size === 0) return [writeTable('subscribers', subscribers, ADDRESS_COLUMNS, options)]
  const rows = subscribers.map((one) => ({ ...one, lists: one.lists.join(' ') }))
  return [
    writeTable('subscribers', rows, SUBSCRIBER_COLUMNS, options),
    ...[...ids].map((id) => {
      const ofList = subscribers.filter(({ lists }) => lists.includes(id))
      return writeTable(`subscribers-${id}`, ofList, ADDRESS_COLUMNS, options)
    }),
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
