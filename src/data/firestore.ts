// Not in firebase.ts, because signing in does not need Firestore.

import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore/lite'
import { env } from '@/env'
import { app } from './firebase'

// The data helpers log every failure once, with its context.
setLogLevel('silent')

// getFirestore() would include emulator code, even in a build for a live project.
export const firestore = initializeFirestore(app, {})

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectFirestoreEmulator(firestore, '127.0.0.1', env.backend.firestorePort)
}
