const MAILS_PER_HOUR = 20
const HOUR = 3_600_000 // ms

export type Quota = ReturnType<typeof createQuota>

/** Anyone can send messages, so limit how many of them can reach the owner's mailbox. */
export function createQuota(now: () => number = Date.now) {
  let sent: number[] = []
  return {
    /** `last` is returned once, for a mail that announces the pause. */
    take(): 'send' | 'last' | 'none' {
      sent = sent.filter((time) => time > now() - HOUR)
      if (sent.length > MAILS_PER_HOUR) return 'none'
      sent.push(now())
      return sent.length > MAILS_PER_HOUR ? 'last' : 'send'
    },
    /** Call it if the mail will be tried again. */
    giveBack() {
      sent.pop()
    },
  }
}
