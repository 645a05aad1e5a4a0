import type { Dialog, Page } from '@playwright/test'
import { DROP_RECOVERED } from '../../../tools/studio/page/words'

/** Chrome may close a question while the preview arrives. The studio then asks again. */
export const accept = (dialog: Dialog, text?: string) => void dialog.accept(text).catch(() => {})

/** Text that was not saved stays in the form. */
export const keepRecovered = (dialog: Dialog) =>
  void (dialog.message() === DROP_RECOVERED ? dialog.dismiss() : dialog.accept()).catch(() => {})

/** Answers the next question of the page and returns its text. */
export async function answer(
  page: Page,
  reply: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<string> {
  const asked = new Promise<string>((resolve) => {
    const tryToAnswer = (dialog: Dialog) =>
      dialog[reply]().then(
        () => {
          page.off('dialog', tryToAnswer)
          resolve(dialog.message())
        },
        () => {},
      )
    page.on('dialog', tryToAnswer)
  })
  const [message] = await Promise.all([asked, act()])
  return message
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const preview = (page: Page) => page.frameLocator('iframe').frameLocator('iframe[title=Preview]')

/** The preview loads again after a save. Chrome may close a question that is open at that moment. */
export const previewArrives = (page: Page) =>
  page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/preview'))

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
