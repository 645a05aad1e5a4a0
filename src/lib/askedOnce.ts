/** How to forget what failed and has not been asked for since. */
const failures = new Set<() => void>()

/**
 * Asks when first wanted, and from then on gives the same promise, as React needs it to wait. One that failed is kept
 * too: a page that got a new one in its place would wait for that, and never come to show what went wrong.
 */
export function askedOnce<T>(request: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    if (asked) return asked
    asked = request()
    asked.catch(() =>
      failures.add(() => {
        asked = undefined
      }),
    )
    return asked
  }
}

/** Whoever wants it next asks anew: the network may be back by then. */
export function forgetFailures() {
  for (const forget of failures) forget()
  failures.clear()
}
