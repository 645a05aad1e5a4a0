import { createContext } from 'react'

/** What is known under a key, what went wrong when it was last asked for, and whether it is being asked for. */
export type Answer<T> = { data: T | undefined; error: unknown; isAsking: boolean }

export const NO_ANSWER: Answer<never> = { data: undefined, error: undefined, isAsking: false }

/** One request for all that ask for the same thing within this time. */
const SHARED_LOAD_MS = 700

export type Answers = ReturnType<typeof createAnswers>

/** What was asked for and what came of it, kept for the visit. */
export function createAnswers(sharedMs = SHARED_LOAD_MS) {
  const answers = new Map<string, Answer<unknown>>()
  const asked = new Map<string, { at: number; done: Promise<void> }>()
  const listeners = new Set<() => void>()

  const get = (key: string): Answer<unknown> => answers.get(key) ?? NO_ANSWER

  function set(key: string, change: Partial<Answer<unknown>>) {
    answers.set(key, { ...get(key), ...change })
    for (const listener of listeners) listener()
  }

  function askAnew(key: string, request: () => Promise<unknown>): Promise<void> {
    const turn = { at: performance.now(), done: Promise.resolve() }
    asked.set(key, turn)
    set(key, { isAsking: true })
    // What comes after somebody asked again, or knew better, is old.
    const settle = (change: Partial<Answer<unknown>>) =>
      asked.get(key) === turn && set(key, { ...change, isAsking: false })
    turn.done = request().then(
      (data) => void settle({ data, error: undefined }),
      (error) => void settle({ error }),
    )
    return turn.done
  }

  /** Asks, unless somebody did a moment ago. */
  function ask(key: string, request: () => Promise<unknown>): Promise<void> {
    const last = asked.get(key)
    return last && performance.now() - last.at < sharedMs ? last.done : askAnew(key, request)
  }

  /** What is known without asking. */
  function put(key: string, data: unknown) {
    asked.delete(key)
    set(key, { data, error: undefined, isAsking: false })
  }

  function listen(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }

  return { get, ask, askAnew, put, listen }
}

export const AnswersContext = createContext(createAnswers())
