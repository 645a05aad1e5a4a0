import {
  afterFailure,
  afterRejection,
  afterSending,
  afterSkipping,
  type Kind,
  nextKind,
  type State,
  unknownTo,
} from './limit.js'

export type Memory = {
  read: () => Promise<State>
  write: (change: (state: State) => State) => Promise<void>
}

type Delivery = {
  /** Of the call. A repeated one has the same. */
  id: string
  memory: Memory
  now?: () => number
  /** Sends the mail about one message or order, or the notice of the pause. `count` says how many others were not mailed. */
  send: (kind: Kind, count: string) => Promise<unknown>
  logFailure: (text: string, error: unknown) => void
}

/** Throws only if another attempt can succeed: the platform then repeats the call for up to a day. */
export async function deliver({ id, memory, now = Date.now, send, logFailure }: Delivery): Promise<void> {
  const state = await memory.read()
  const kind = nextKind(state, now())
  if (kind === 'none') return memory.write((latest) => afterSkipping(latest, id))
  try {
    await send(kind, unknownTo(state, kind, id))
  } catch (error) {
    if (!isPermanent(error)) {
      logFailure('Could not send an e-mail. It will be tried again.', error)
      await memory.write((latest) => afterFailure(latest, id, now()))
      throw error
    }
    logFailure('The mail server rejected an e-mail. Run npm run inbox to read what it was about.', error)
    return memory.write((latest) => afterRejection(latest, kind, id, now()))
  }
  return memory.write((latest) => afterSending(latest, kind, id, now()))
}

/**
 * SMTP replies from 500 are permanent (RFC 5321, section 4.2.1). But only those about this mail, which nodemailer calls
 * EMESSAGE: a wrong password or address is in the owner's settings, and can be corrected within the day.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 500 } = Object(error) as { code?: unknown; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}
