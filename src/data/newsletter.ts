import { writeFromForm } from './formWrites'
import type { Outcome } from './outcome'

export { prepareForms } from './formWrites'

/** The same answer whether the address was known or not. */
export function subscribe(address: string): Promise<Outcome<boolean>> {
  return writeFromForm('newsletter', address, {})
}
