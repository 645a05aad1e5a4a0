const MAILS_PER_HOUR = 20
const HOUR_MS = 3_600_000

/**
 * Anybody can send messages, so a program must not be able to fill the agency's mailbox through this one.
 * @param {() => number} [now]
 */
export function createQuota(now = Date.now) {
  /** @type {number[]} */
  let sent = []
  return {
    /** 'send' while there is room, 'last' once, then 'silent'. @returns {'send' | 'last' | 'silent'} */
    take() {
      sent = sent.filter((time) => time > now() - HOUR_MS)
      if (sent.length > MAILS_PER_HOUR) return 'silent'
      sent.push(now())
      return sent.length > MAILS_PER_HOUR ? 'last' : 'send'
    },
    /** For one that could not be sent. */
    giveBack() {
      sent.pop()
    },
  }
}
