import { sessionStore } from './storage'

const KEY = 'resume'

/** What is open or under way on this page, by name. */
const underWay = new Map<string, string>()

/** Until the returned function is called, a reload that this document starts lets the next one resume it. */
export function resumeAfterReload(name: string, value = ''): () => void {
  underWay.set(name, value)
  return () => void underWay.delete(name)
}

/** Visitors press while the reload is under way, too, so what they pressed is stored at the last moment. */
export function storeOnLeaving() {
  const store = () => sessionStore.set(KEY, JSON.stringify(Object.fromEntries(underWay)))
  addEventListener('pagehide', store, { once: true })
}

/** The value of what the document before has left under way, once. */
export function takeResumed(name: string): string | undefined {
  const { [name]: value, ...others } = (sessionStore.getJson(KEY) ?? {}) as Record<string, string>
  if (value !== undefined) sessionStore.set(KEY, JSON.stringify(others))
  return value
}
