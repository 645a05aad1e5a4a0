/** What the notifier knows of earlier mails, in milliseconds. All instances share it. */
export type State = {
  /** When the mails of the last hour were sent. */
  sent: number[]
  pausedUntil: number
  /** The calls that the platform repeats. */
  failed: { id: string; time: number }[]
  /** How many got no mail, and will not get one, since the last mail that said so. */
  missed: number
}

export const NOTHING_SENT: State = { sent: [], pausedUntil: 0, failed: [], missed: 0 }

const MAILS_PER_HOUR = 20
const HOUR = 3_600_000 // ms
/** The platform repeats a failed call for this long. */
const DAY = 24 * HOUR
/** A document of Firestore has room for ten times as many. */
const MAX_FAILED = 1_000

/** The notice replaces all further mails of the hour: anyone can send messages, so few of them reach the owner's mailbox. */
export type Kind = 'mail' | 'notice' | 'none'

export function nextKind({ sent, pausedUntil }: State, now: number): Kind {
  if (now < pausedUntil) return 'none'
  return sentLately(sent, now).length < MAILS_PER_HOUR ? 'mail' : 'notice'
}

const sentLately = (sent: number[], now: number) => sent.filter((time) => time > now - HOUR)

/** How many the owner does not know of, for the next mail. The notice takes the place of a mail, so it counts one more. */
export function unknownTo(owner: State, kind: Kind, id: string): string {
  if (kind === 'mail') return String(owner.missed)
  const others = without(owner.failed, id).length
  return `${owner.missed + others + 1}${others < MAX_FAILED ? '' : '+'}`
}

export function afterSending(state: State, kind: Kind, id: string, now: number): State {
  const { sent, pausedUntil } = state
  return {
    sent: kind === 'mail' ? [...sentLately(sent, now), now] : sent,
    pausedUntil: kind === 'notice' ? now + HOUR : pausedUntil,
    failed: without(state.failed, id),
    missed: 0,
  }
}

/** The platform will try again. */
export function afterFailure(state: State, id: string, now: number): State {
  const lately = state.failed.filter(({ time }) => time > now - DAY)
  return { ...state, failed: [...without(lately, id), { id, time: now }].slice(-MAX_FAILED) }
}

/** Without a mail. The notice has counted those that failed before. */
export function afterSkipping(state: State, id: string): State {
  const failed = without(state.failed, id)
  return { ...state, failed, missed: state.missed + (failed.length === state.failed.length ? 1 : 0) }
}

/** The mail server refuses this mail. It counts as sent, or a flood of such mails would keep the server busy. */
export function afterRejection(state: State, kind: Kind, id: string, now: number): State {
  return { ...afterSending(state, kind, id, now), missed: state.missed + 1 }
}

const without = (failed: State['failed'], id: string) => failed.filter((one) => one.id !== id)
