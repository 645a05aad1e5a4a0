import { serverTimestamp } from 'firebase/firestore/lite'
import { writeFromForm } from './formWrites'
import type { Outcome } from './outcome'

/** Succeeds whether or not the address was subscribed before, so that subscriptions stay private. */
export function subscribe(address: string): Promise<Outcome<boolean>> {
  return writeFromForm('newsletter', address, {})
}

/** Stores a request, which `npm run inbox` carries out. Succeeds for every address, so that subscriptions stay private. */
export function unsubscribe(address: string): Promise<Outcome<boolean>> {
  return writeFromForm('unsubscribe', address, { at: serverTimestamp() })
}
