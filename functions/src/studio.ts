// Signs in to the online studio at GitHub. `npm run publish -- --studio` deploys it.
import { onRequest } from 'firebase-functions/https'
import { defineSecret, defineString } from 'firebase-functions/params'
import { signIn } from './signIn.js'

// The command that deploys this writes both.
const id = defineString('STUDIO_APP_ID')
const origin = defineString('STUDIO_ORIGIN')
const secret = defineSecret('STUDIO_APP_SECRET')

export const studioSignIn = onRequest(
  { region: 'us-central1', secrets: [secret], maxInstances: 2 },
  async (request, response) => {
    await signIn({ id: id.value(), secret: secret.value(), origin: origin.value() }, request, response)
  },
)
