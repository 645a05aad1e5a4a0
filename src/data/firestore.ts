import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore/lite'
import { env } from '@/env'
import { app } from './firebase'

// Every failure is logged once, by the helper that met it, together with what it was about.
setLogLevel('silent')

// getFirestore() would bring the emulators' code along, also into a build for a live project.
export const firestore = initializeFirestore(app, {})

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectFirestoreEmulator(firestore, '127.0.0.1', env.backend.firestorePort)
}
