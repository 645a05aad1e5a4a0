import { serverTimestamp } from 'firebase/firestore/lite'
import { writeFromForm } from './formWrites'
import type { Outcome } from './outcome'

export { prepareForms } from './formWrites'

/** The same answer whether the address was known or not. */
export function subscribe(address: string): Promise<Outcome<boolean>> {
  return writeFromForm('newsletter', address, {})
}

/** A wish, not a deletion: whoever keeps the list carries it out (`npm run inbox`). The same answer for every address. */
export function unsubscribe(address: string): Promise<Outcome<boolean>> {
  return writeFromForm('unsubscribe', address, { at: serverTimestamp() })
}
