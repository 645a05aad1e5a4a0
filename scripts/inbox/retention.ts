import { site } from '@/content/site'
import { type Backend, commitInBatches, documentName } from '../content/store'
import type { Message } from './readInbox'

const DELETIONS_PER_COMMIT = 400

/** The privacy page states this number. */
export const retentionMonths = site.legal.messageRetentionMonths

export function findExpired(messages: Message[], months: number, now = new Date()): Message[] {
  const limit = monthsBefore(now, months)
  return messages.filter(({ createdAt }) => new Date(createdAt) < limit)
}

/** Falls back to the last day of the month if it has no such day. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}

export function deleteMessages(backend: Backend, messages: Message[]) {
  const deletions = messages.map(({ key }) => [{ delete: documentName(backend, `contactMsg/${key}`) }])
  return commitInBatches(backend, deletions, DELETIONS_PER_COMMIT)
}
