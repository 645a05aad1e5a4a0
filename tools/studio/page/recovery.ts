const ENTRIES = 'keyvaluepairs'

/**
 * Resolves when Decap has read the text that it keeps of a closed window, and asks whether to use it. Chrome answers
 * a question with No if a sandboxed frame arrives at the same moment, and Decap would then remove the text.
 */
export const afterRecovery = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('localforage')
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const database = opening.result
      if (database.objectStoreNames.contains(ENTRIES)) {
        // It waits for what Decap reads and writes.
        const waiting = database.transaction(ENTRIES, 'readwrite')
        waiting.oncomplete = () => resolve()
      } else resolve()
      // Otherwise, Decap could not add what is missing.
      database.close()
    }
  })

/** Nobody reads a question and answers it so quickly. */
const AT_ONCE = 300 // ms

/** Asks a question again that Chrome has closed because the preview arrived: after a save, it loads again. */
export function keepQuestions() {
  const ask = window.confirm.bind(window)
  window.confirm = (question) => {
    const began = performance.now()
    return ask(question) || (performance.now() - began < AT_ONCE && ask(question))
  }
}
