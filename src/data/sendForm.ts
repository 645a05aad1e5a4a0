import { loadChunk, preloadChunk } from '@/lib/loadChunk'

const importForms = () => import('./forms')

/** Call this when a visitor starts to fill in a form: it downloads the code and starts App Check. */
export async function prepareForms() {
  const forms = await preloadChunk(importForms)
  forms?.startAppCheck()
}

/** True once the form is stored. */
export async function sendForm(send: (forms: typeof import('./forms')) => Promise<void>): Promise<boolean> {
  try {
    await send(await loadChunk(importForms))
    return true
  } catch (error) {
    console.error('Could not send the form', error)
    return false
  }
}
