import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import * as ownerData from '../../../../scripts/content/ownerData'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { applyRetention, applyUnsubscribes, deleteReceived } from '../../../../scripts/inbox/deletions'
import { exportInbox } from '../../../../scripts/inbox/export'
import { readOptions } from '../../../../scripts/inbox/inboxOptions'
import { readLists } from '../../../../scripts/inbox/readInbox'
import { temporaryFolder } from '../../../temporaryFolder'

const target = { title: 'a test' } as Target
const RANDOM = 'AbCdEfGhIjKlMnOpQrSt'
const OTHER_RANDOM = 'ZbCdEfGhIjKlMnOpQrSt'

/** Answers the commands with these documents and notes what they delete. */
function fakeFirestore(collections: Record<string, documents.Stored[]>) {
  const deleted: string[] = []
  vi.spyOn(documents, 'readAll').mockImplementation(async (_, collection) => collections[collection] ?? [])
  vi.spyOn(documents, 'deleteDocuments').mockImplementation(async (_, paths) => void deleted.push(...paths))
  return deleted
}

const stored = (path: string, createdAt: string, fields = {}): documents.Stored => ({
  ...{ id: path.split('/')[1] ?? '', path, fields, updatedAt: createdAt },
  // As the server writes it.
  createdAt: createdAt.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.padEnd(9, '0')}Z`),
})
const newsletter = (name: string, time: string, random = RANDOM) =>
  stored(`newsletter/${name}@example.com~${random}`, time)
const request = (name: string, time: string, random = RANDOM) =>
  stored(`unsubscribe/${name}@example.com~${random}`, time)
const emails = (entries: { email: string }[]) => entries.map(({ email }) => email.split('@')[0])

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

it('the later of subscription and unsubscribe request wins; if they are equal, the request does', async () => {
  fakeFirestore({
    newsletter: [
      newsletter('early', '2026-11-01T10:00:00Z'),
      newsletter('late', '2026-11-03T10:00:00.5Z'),
      newsletter('same', '2026-11-02T10:00:00Z'),
      newsletter('other', '2026-11-01T10:00:01Z'),
    ],
    unsubscribe: [
      request('early', '2026-11-02T10:00:00Z'),
      request('late', '2026-11-03T10:00:00.49Z'),
      request('same', '2026-11-02T10:00:00.000Z'),
      request('unknown', '2026-11-02T10:00:00Z'),
    ],
  })
  const lists = await readLists(target)
  expect(emails(lists.subscribers)).toEqual(['other', 'late'])
  expect(emails(lists.leaving)).toEqual(['early', 'same'])

  const folder = temporaryFolder()
  vi.spyOn(documents, 'readGroup').mockResolvedValue([])
  await exportInbox(target, lists, readOptions(['--export', 'csv', '--out', folder]))
  const exported = (file: string) =>
    readFileSync(join(folder, `${file}.csv`), 'utf8').match(/\w+(?=@example)/g)
  expect(exported('subscribers')).toEqual(['other', 'late'])
  expect(exported('unsubscribed')).toEqual(['early', 'same', 'unknown'])
})

it('the documents of one address are merged: its latest subscription and its latest request count', async () => {
  const deleted = fakeFirestore({
    newsletter: [
      newsletter('asha', '2026-11-02T12:00:00Z'),
      newsletter('asha', '2026-11-01T10:00:00Z', OTHER_RANDOM),
      newsletter('ravi', '2026-11-02T10:00:00Z'),
      newsletter('back', '2026-11-01T10:00:00Z'),
      newsletter('back', '2026-11-05T10:00:00Z', OTHER_RANDOM),
    ],
    unsubscribe: [
      request('asha', '2026-11-03T10:00:00Z'),
      request('asha', '2026-11-02T11:00:00Z', OTHER_RANDOM),
      request('back', '2026-11-02T10:00:00Z'),
    ],
  })
  const { subscribers, leaving } = await readLists(target)
  expect(emails(subscribers)).toEqual(['ravi', 'back'])
  expect(emails(leaving)).toEqual(['asha'])

  await expect(applyUnsubscribes(target, readOptions(['--apply-unsubscribes']))).rejects.toThrow('pass --yes')
  await applyUnsubscribes(target, readOptions(['--apply-unsubscribes', '--dry-run']))
  expect(deleted).toEqual([])
  await applyUnsubscribes(target, readOptions(['--apply-unsubscribes', '--yes']))
  expect(deleted).toEqual([
    `newsletter/asha@example.com~${OTHER_RANDOM}`,
    `newsletter/asha@example.com~${RANDOM}`,
    `unsubscribe/back@example.com~${RANDOM}`,
    `unsubscribe/asha@example.com~${OTHER_RANDOM}`,
    `unsubscribe/asha@example.com~${RANDOM}`,
  ])
})

const at = (day: number, time: string) => new Date(`2026-11-0${day}T${time}`).toISOString()
const message = (key: string, email: string, time: string) => stored(`contactMsg/${key}`, time, { email })
const remove = async (...args: string[]) => {
  const deleted = fakeFirestore({
    contactMsg: [
      message('before', 'asha@example.com', at(1, '08:59:59')),
      message('spam', 'Spam@example.com', at(1, '09:00:00')),
      message('last', 'asha@example.com', at(1, '09:12:59')),
      message('after', 'spam@example.com', at(2, '00:00:00')),
    ],
    newsletter: [newsletter('spam', at(1, '09:01:00'))],
    unsubscribe: [request('asha', at(3, '09:01:00'))],
  })
  await deleteReceived(target, readOptions(['--delete', ...args]))
  return deleted
}
const ofSpam = `newsletter/spam@example.com~${RANDOM}`

it('deletes what came from one address', async () => {
  const found = await remove('--from-sender', 'spam@example.com', '--yes')
  expect(found).toEqual(['contactMsg/spam', 'contactMsg/after', ofSpam])
})

it('deletes what came within a time, the whole last minute or day included', async () => {
  const morning = ['contactMsg/spam', 'contactMsg/last', ofSpam]
  expect(await remove('--from', '2026-11-01T09:00', '--to', '2026-11-01T09:12', '--yes')).toEqual(morning)
  expect(await remove('--from', '2026-11-01 09:00', '--to', '2026-11-01', '--yes')).toEqual(morning)
})

it('deletes nothing without a selection or with --dry-run', async () => {
  await expect(remove('--yes')).rejects.toThrow('--delete needs')
  await expect(remove('--from', 'today', '--to', '2026-11-01', '--yes')).rejects.toThrow('--from must be')
  expect(await remove('--from-sender', 'spam@example.com', '--dry-run')).toEqual([])
})

// Calendar months; a day that a month lacks becomes its last day.
it.each([
  ['2026-11-21', 24, '2024-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
])('on %s, retention of %i months deletes what is older than %s', async (today, months, limit) => {
  vi.spyOn(documents, 'readTime').mockResolvedValue(`${today}T09:00:00Z`)
  const site = ownerData.readSiteFile()
  site.legal.messageRetentionMonths = months
  vi.spyOn(ownerData, 'readSiteFile').mockReturnValue(site)
  const [old, fresh] = [`${limit}T08:59:59.9Z`, `${limit}T09:00:00Z`]
  const contactMsg = [stored('contactMsg/old', old), stored('contactMsg/new', fresh)]
  const deleted = fakeFirestore({ contactMsg })
  const apply = (...args: string[]) => applyRetention(target, readOptions(['--apply-retention', ...args]))
  await apply('--dry-run')
  expect(deleted).toEqual([])
  await apply('--yes')
  expect(deleted).toEqual(['contactMsg/old'])
})
