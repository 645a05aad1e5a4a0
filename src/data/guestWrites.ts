import { initializeApp } from 'firebase/app'
import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  initializeFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { env } from '@/env'
import { countGoal } from '@/lib/visits'
import { request, withTimeout } from '@/lib/withTimeout'
import { firestore } from './documents'
import { app } from './firebase'
import { addressKey, messageKey, randomKeyPart } from './guestKeys'
import { isDenied } from './isDenied'

/** The schema of the contact form decides about the other fields. */
export type Message = { name: string; [field: string]: string | Record<string, string> }

/** Safe to repeat with the same random part: the rules accept an identical message again. */
export async function sendMessage(message: Message, random: string): Promise<void> {
  await writeFromForm('contactMsg', messageKey(message.name, random), message)
  countGoal('Message sent')
}

/** Succeeds whether or not the address was subscribed before, so that subscriptions stay private. */
export async function subscribe(address: string, lists: string[]): Promise<void> {
  if (__HAS_NEWSLETTER__) await createOnce('newsletter', address, lists.length > 0 ? { lists } : {}, lists)
}

/** Stores a request, which `npm run inbox` carries out. Succeeds for every address, so that subscriptions stay private. */
export async function unsubscribe(address: string): Promise<void> {
  if (__KEEPS_NEWSLETTER__) await createOnce('unsubscribe', address, { at: serverTimestamp() })
}

/** The random parts of the attempts whose result is unknown. */
const unsettled = new Map<string, string>()

/** A retry uses the same key, and the rules refuse a key that exists: then the earlier attempt has arrived. */
async function createOnce(
  collection: string,
  address: string,
  data: DocumentData,
  chosen: string[] = [],
): Promise<void> {
  // Another choice is another attempt: the key of the first could have arrived with the first choice.
  const attempt = [collection, address, ...chosen].join('/')
  const isRetry = unsettled.has(attempt)
  const random = unsettled.get(attempt) ?? randomKeyPart()
  unsettled.set(attempt, random)
  try {
    await writeFromForm(collection, addressKey(address, random), data)
  } catch (error) {
    if (!isDenied(error)) throw error
    unsettled.delete(attempt)
    if (!isRetry) throw error
  }
  unsettled.delete(attempt)
}

/** Unauthenticated write. */
function writeFromForm(path: string, id: string, data: DocumentData): Promise<void> {
  return request(async () => setDoc(doc(collection(await firestoreForForms(), path), id), data))
}

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
async function firestoreForForms(): Promise<Firestore> {
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
