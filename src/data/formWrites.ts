import { collection, type DocumentData, doc, setDoc } from 'firebase/firestore/lite'
import { firestoreForForms } from './appCheck'
import { attempt, type Outcome } from './outcome'

export { startAppCheck as prepareForms } from './appCheck'

/** A write by somebody who is nobody to us yet. Its key holds a name or an address, so it is not logged. */
export function writeFromForm(path: string, id: string, data: DocumentData): Promise<Outcome<boolean>> {
  return attempt(`write to ${path}`, false, async () => {
    await setDoc(doc(collection(await firestoreForForms(), path), id), data)
    return true
  })
}
