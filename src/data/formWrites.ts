import { collection, type DocumentData, doc, setDoc } from 'firebase/firestore/lite'
import { firestoreForForms } from './appCheck'
import { attempt, type Outcome } from './outcome'

/** Unauthenticated write. The document key contains personal data, so do not log it. */
export function writeFromForm(path: string, id: string, data: DocumentData): Promise<Outcome<boolean>> {
  return attempt(`write to ${path}`, false, async () => {
    await setDoc(doc(collection(await firestoreForForms(), path), id), data)
    return true
  })
}
