import { sessionStore } from './storage'

const KEY = 'resume'

/** What is open or in progress on this page, by name. */
const resumable = new Map<string, string>()

/** Until the returned function is called, a reload that this document starts lets the next one resume it. */
export function resumeAfterReload(name: string, value = ''): () => void {
  resumable.set(name, value)
  return () => void resumable.delete(name)
}

/** Visitors also press during the reload, so what they pressed is stored at the last moment. */
export function storeOnLeaving() {
  const store = () => sessionStore.set(KEY, JSON.stringify(Object.fromEntries(resumable)))
  addEventListener('pagehide', store, { once: true })
}

/** What the previous document has left to resume. Only the first call gets it. */
export function takeResumed(name: string): string | undefined {
  const { [name]: value, ...others } = (sessionStore.getJson(KEY) ?? {}) as Record<string, string>
  if (value !== undefined) sessionStore.set(KEY, JSON.stringify(others))
  return value
}
