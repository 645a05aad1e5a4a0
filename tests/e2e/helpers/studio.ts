import type { Dialog, Page } from '@playwright/test'

/** Answers the next question of the page and returns its text. */
export async function answer(
  page: Page,
  reply: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog: Dialog) => {
    await dialog[reply]()
    return dialog.message()
  })
  const [message] = await Promise.all([asked, act()])
  return message
}

/** Chrome may close a question while the preview arrives. The studio then asks again. */
export const accept = (dialog: Dialog, text?: string) => void dialog.accept(text).catch(() => {})

/** What Decap keeps of unsaved entries in this browser, two seconds after the last letter. */
export const backups = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('localforage')
        opening.onsuccess = () => {
          const all = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )
