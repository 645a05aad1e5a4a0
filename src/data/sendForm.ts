import { loadChunk, preloadChunk } from '@/lib/loadChunk'

const importForms = () => import('./forms')

/** Call this when a visitor starts to fill in a form: it downloads the code and starts App Check. */
export async function prepareForms() {
  const forms = await preloadChunk(importForms)
  forms?.startAppCheck()
}

/** Resolves once the form is stored. */
export async function sendForm(send: (forms: typeof import('./forms')) => Promise<void>): Promise<void> {
  await send(await loadChunk(importForms))
}
