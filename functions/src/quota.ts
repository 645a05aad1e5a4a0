const MAILS_PER_HOUR = 20
const HOUR = 3_600_000 // ms

export type Quota = ReturnType<typeof createQuota>

/** Anyone can send messages, so limit how many of them can reach the owner's mailbox. */
export function createQuota(now: () => number = Date.now) {
  let sent: number[] = []
  let pausedUntil = 0
  return {
    /** `last` is for a mail that announces the pause. */
    next(): 'send' | 'last' | 'none' {
      if (now() < pausedUntil) return 'none'
      sent = sent.filter((time) => time > now() - HOUR)
      return sent.length < MAILS_PER_HOUR ? 'send' : 'last'
    },
    /** Call it after sending: calls run one at a time, so an attempt needs no place while it runs. */
    count(kind: 'send' | 'last') {
      if (kind === 'send') sent.push(now())
      else pausedUntil = now() + HOUR
    },
  }
}
