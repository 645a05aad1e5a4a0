import { initializeApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { env } from '@/env'
import { app } from './firebase'
import { firestore } from './firestore'

/** Where the check is blocked it never answers: the message then goes without one. */
const CHECK_LIMIT_MS = 3000

let checked: Promise<Firestore | null> = Promise.resolve(null)
let isStarted = false

/** Somebody is about to write. Nothing of the check is loaded for those who only read. */
export function startAppCheck() {
  const key = env.backend.kind === 'live' ? env.appCheckKey : null
  if (!key || isStarted) return
  isStarted = true
  checked = start(key).catch((error: unknown) => {
    console.error('App Check did not start', error)
    return null
  })
}

/** The one whose requests carry the check, where there is one and it answers. */
export async function firestoreForForms(): Promise<Firestore> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CHECK_LIMIT_MS)
  })
  const answer = await Promise.race([checked, limit])
  clearTimeout(timer)
  return answer ?? firestore
}

/** In an app of its own: in the one that reads, every request would wait for the check. */
async function start(key: string): Promise<Firestore> {
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check')
  const forms = initializeApp(app.options, 'forms')
  const provider = new ReCaptchaEnterpriseProvider(key)
  await getToken(initializeAppCheck(forms, { provider, isTokenAutoRefreshEnabled: true }))
  return initializeFirestore(forms, {})
}
