import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { env } from '@/env'
import { app } from './firebase'

// Every failure is logged once, by the helper that met it, together with what it was about.
setLogLevel('silent')

export const firestore = getFirestore(app)

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectFirestoreEmulator(firestore, '127.0.0.1', env.backend.firestorePort)
}
