/**
 * Browsers can block storage, and it can be full. A value that cannot be stored lasts as long as the page, and nothing
 * here throws.
 */
function safeStore(open: () => Storage) {
  const unstored = new Map<string, string>()

  function get(key: string): string | null {
    try {
      // What could not be stored is newer than what is stored.
      return unstored.get(key) ?? open().getItem(key)
    } catch {
      return unstored.get(key) ?? null
    }
  }

  /** False if the value will not survive a reload. */
  function set(key: string, value: string): boolean {
    try {
      open().setItem(key, value)
      unstored.delete(key)
      return true
    } catch {
      unstored.set(key, value)
      return false
    }
  }

  function remove(key: string) {
    unstored.delete(key)
    try {
      open().removeItem(key)
    } catch {
      // A value that could not be stored need not be removed.
    }
  }

  /** Null for a missing value and for one that is not JSON. */
  function getJson(key: string): unknown {
    try {
      return JSON.parse(get(key) ?? 'null')
    } catch {
      return null
    }
  }

  return { get, set, remove, getJson }
}

export const localStore = safeStore(() => localStorage)
export const sessionStore = safeStore(() => sessionStorage)
