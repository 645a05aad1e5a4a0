type Delivery = {
  quota: Quota
  /** Sends the mail about the message, or the one that announces the pause. */
  send: (kind: 'send' | 'last') => Promise<unknown>
  logFailure: (text: string, error: unknown) => void
}

/** Throws only if another attempt can succeed: the platform then repeats the call for up to a day. */
export async function deliver({ quota, send, logFailure }: Delivery): Promise<void> {
  const kind = quota.next()
  if (kind === 'none') return
  try {
    await send(kind)
  } catch (error) {
    if (!isPermanent(error)) {
      logFailure('Could not send the e-mail about a message. It will be tried again.', error)
      throw error
    }
    // It counts, or a flood of such messages would keep the mail server busy without a limit.
    logFailure('The mail server rejected the e-mail about a message. Run npm run inbox to read it.', error)
  }
  quota.count(kind)
}

/**
 * SMTP replies from 500 are permanent (RFC 5321, section 4.2.1). But only those about this mail, which nodemailer calls
 * EMESSAGE: a wrong password or address is in the owner's settings, and can be corrected within the day.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 500 } = Object(error) as { code?: unknown; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}

const MAILS_PER_HOUR = 20
const HOUR = 3_600_000 // ms

type Quota = ReturnType<typeof createQuota>

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
