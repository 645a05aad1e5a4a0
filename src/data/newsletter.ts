import { FirebaseError } from 'firebase/app'
import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite'
import { addressKey } from './addressKey'
import { writeFromForm } from './formWrites'
import { randomKeyPart } from './messageKey'
import type { Outcome } from './outcome'

/** Succeeds whether or not the address was subscribed before, so that subscriptions stay private. */
export function subscribe(address: string): Promise<Outcome<boolean>> {
  return createOnce('newsletter', address, {})
}

/** Stores a request, which `npm run inbox` carries out. Succeeds for every address, so that subscriptions stay private. */
export function unsubscribe(address: string): Promise<Outcome<boolean>> {
  return createOnce('unsubscribe', address, { at: serverTimestamp() })
}

/** The random parts of the attempts whose result is unknown. */
const unsettled = new Map<string, string>()

/** A retry uses the same key, and the rules refuse a key that exists: then the earlier attempt has arrived. */
async function createOnce(list: string, address: string, data: DocumentData): Promise<Outcome<boolean>> {
  const attempt = `${list}/${address}`
  const isRetry = unsettled.has(attempt)
  const random = unsettled.get(attempt) ?? randomKeyPart()
  unsettled.set(attempt, random)
  const outcome = await writeFromForm(list, addressKey(address, random), data)
  const isRefused = !outcome.ok && isPermissionDenied(outcome.error)
  if (outcome.ok || isRefused) unsettled.delete(attempt)
  return isRefused && isRetry ? { ok: true, value: true } : outcome
}

const isPermissionDenied = (error: unknown) =>
  error instanceof FirebaseError && error.code === 'permission-denied'
