/** Runs a task once the page has settled; gives a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback; there, after load and a short breath.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
