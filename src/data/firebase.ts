import { type FirebaseOptions, initializeApp } from 'firebase/app'
import { env } from '@/env'

function options(): FirebaseOptions {
  // The emulators ignore key and domain, but the SDK requires both.
  if (env.backend.kind === 'local') {
    return { projectId: env.backend.projectId, apiKey: 'local', authDomain: '127.0.0.1' }
  }
  const { apiKey, authDomain, projectId, appId } = env.backend
  return { apiKey, authDomain, projectId, appId }
}

export const app = initializeApp(options())
