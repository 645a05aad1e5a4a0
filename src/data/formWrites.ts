import { collection, type DocumentData, doc, setDoc } from 'firebase/firestore/lite'
import { firestoreForForms } from './appCheck'
import { request } from './request'

/** Unauthenticated write. */
export function writeFromForm(path: string, id: string, data: DocumentData): Promise<void> {
  return request(async () => setDoc(doc(collection(await firestoreForForms(), path), id), data))
}
