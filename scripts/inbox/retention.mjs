import { importContent } from '../content/importContent.mjs'
import { commit, documentName } from '../content/store.mjs'

/**
 * @import { Backend } from '../content/store.mjs'
 * @import { Message } from './readInbox.mjs'
 */

const MESSAGES_PER_COMMIT = 400

/** What the privacy page promises. @returns {Promise<number>} months */
export async function retentionMonths() {
  const { site } = /** @type {typeof import('@/content/site')} */ (await importContent('site'))
  return site.legal.messageRetentionMonths
}

/**
 * @param {Message[]} messages
 * @param {number} months
 * @param {Date} [now]
 */
export function expired(messages, months, now = new Date()) {
  const limit = monthsBefore(now, months)
  return messages.filter(({ createdAt }) => new Date(createdAt) < limit)
}

/** The same day so many months ago, or the last of its month where there is no such day. @param {Date} day @param {number} months */
export function monthsBefore(day, months) {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}

/** @param {Backend} backend @param {Message[]} messages */
export async function deleteMessages(backend, messages) {
  for (let start = 0; start < messages.length; start += MESSAGES_PER_COMMIT) {
    const some = messages.slice(start, start + MESSAGES_PER_COMMIT)
    await commit(
      backend,
      some.map(({ key }) => ({ delete: documentName(backend, `contactMsg/${key}`) })),
    )
  }
}
