import { initializeApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { env } from '@/env'
import { withTimeout } from '@/lib/withTimeout'
import { app } from './firebase'
import { firestore } from './firestore'

/** If App Check is blocked it never answers. The form is then sent without it. */
const CHECK_TIMEOUT_MS = 3000

let checked: Promise<Firestore | null> = Promise.resolve(null)
let isStarted = false

/** Call this when a visitor starts to fill in a form. Visitors who only read never download App Check. */
export function startAppCheck() {
  const key = env.backend.kind === 'live' ? env.appCheckKey : null
  if (!key || isStarted) return
  isStarted = true
  checked = start(key).catch((error: unknown) => {
    console.error('App Check did not start', error)
    return null
  })
}

/** The Firestore instance whose requests carry App Check tokens, if App Check is configured and answers. */
export async function firestoreForForms(): Promise<Firestore> {
  const instance = await withTimeout(checked, CHECK_TIMEOUT_MS).catch(() => null)
  return instance ?? firestore
}

/** Uses a separate Firebase app: in the app that reads, every request would wait for the check. */
async function start(key: string): Promise<Firestore> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  const forms = initializeApp(app.options, 'forms')
  const provider = new ReCaptchaEnterpriseProvider(key)
  await getToken(initializeAppCheck(forms, { provider, isTokenAutoRefreshEnabled: true }))
  return initializeFirestore(forms, {})
}
