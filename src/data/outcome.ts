/** What a data function gives: always a value a page can use, and whether it is the real one. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; value: T; error: unknown }

/** The longest that a visitor waits for an answer before it counts as failed. */
export const ANSWER_LIMIT_MS = 10_000

/**
 * Runs a request against the clock. Lite cannot abort one: a write that ran out of time may still arrive,
 * which is why every write must be safe to repeat.
 */
export async function attempt<T>(what: string, fallback: T, request: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await withinLimit(request()) }
  } catch (error) {
    console.error(`Could not ${what}`, error)
    return { ok: false, value: fallback, error }
  }
}

/** What there is to say of an error, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), ANSWER_LIMIT_MS)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
