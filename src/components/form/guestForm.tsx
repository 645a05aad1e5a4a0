import { controlsWords } from 'virtual:words/controls'
import { useId } from 'react'
import { loadChunk } from '@/lib/loadChunk'

/** A name that browsers and password managers do not autofill. */
const HONEYPOT_NAME = 'reference'

/** A field that people cannot see or focus. Bots fill it in, too, unless it is `display: none`. */
export function Honeypot() {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{controlsWords.honeypot}</label>
      <input
        id={id}
        name={HONEYPOT_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}

const importForms = () => import('@/data/guestWrites')

/** Call this when a visitor starts to fill in a form: it downloads the code and starts App Check. */
export async function prepareForms() {
  // If the page must reload for it, then before the visitor has typed.
  const forms = await loadChunk(importForms).catch(() => undefined)
  forms?.startAppCheck()
}

/** Resolves once the form is stored. A bot only sees success. */
export async function sendForm(
  values: { [HONEYPOT_NAME]?: string },
  send: (forms: typeof import('@/data/guestWrites')) => Promise<void>,
): Promise<void> {
  if (!values[HONEYPOT_NAME]) await send(await loadChunk(importForms))
}
