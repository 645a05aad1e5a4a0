import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite'
import { addressKey } from './addressKey'
import { writeFromForm } from './formWrites'
import { randomKeyPart } from './messageKey'
import { isDenied } from './request'

/** Succeeds whether or not the address was subscribed before, so that subscriptions stay private. */
export function subscribe(address: string): Promise<void> {
  return createOnce('newsletter', address, {})
}

/** Stores a request, which `npm run inbox` carries out. Succeeds for every address, so that subscriptions stay private. */
export function unsubscribe(address: string): Promise<void> {
  return createOnce('unsubscribe', address, { at: serverTimestamp() })
}

/** The random parts of the attempts whose result is unknown. */
const unsettled = new Map<string, string>()

/** A retry uses the same key, and the rules refuse a key that exists: then the earlier attempt has arrived. */
async function createOnce(list: string, address: string, data: DocumentData): Promise<void> {
  const attempt = `${list}/${address}`
  const isRetry = unsettled.has(attempt)
  const random = unsettled.get(attempt) ?? randomKeyPart()
  unsettled.set(attempt, random)
  try {
    await writeFromForm(list, addressKey(address, random), data)
  } catch (error) {
    if (!isDenied(error)) throw error
    unsettled.delete(attempt)
    if (!isRetry) throw error
  }
  unsettled.delete(attempt)
}
