import { setTimeout as wait } from 'node:timers/promises'
import { remedyFor } from '../firestore/remedies'
import { readRestApi } from '../firestore/restApi'
import { fromRoot, inCache } from '../lib/folders'
import { EMULATORS, install } from '../lib/install'
import { log, step } from '../lib/log'
import { UserError } from '../lib/userError'
import { runChild } from '../local/child'
import { FIREBASE_TOOLS } from '../local/emulators'

export const CONFIG = 'firebase.deploy.json'

/** Returns what firebase-tools has printed. */
export async function runFirebase(project: string, ...args: string[]): Promise<string> {
  await install(EMULATORS)
  const all = [
    FIREBASE_TOOLS,
    ...args,
    '--project',
    project,
    '--config',
    fromRoot(CONFIG),
    '--non-interactive',
  ]
  // The one sign-in is that of firebase-admin: not an older one of firebase login.
  const env = { XDG_CONFIG_HOME: inCache('config'), GOOGLE_CLOUD_QUOTA_PROJECT: project }
  const { code, output } = await runChild(process.execPath, all, { env, onLine: log })
  if (code !== 0) throw new UserError(explainFailure(project, output))
  return output
}

/** firebase-tools has already printed its own message. */
export function explainFailure(project: string, output: string): string {
  const known = remedyFor(project, output)
  return known
    ? `${known} Parts of the publish may be live.`
    : 'The publish did not finish (see above). Parts of it may be live. Fix the cause and publish again.'
}

const INDEX_CHECK_INTERVAL = 5_000 // ms
const MAX_INDEX_TIME = 20 * 60_000 // ms
const WHERE = 'in the Firebase console under Firestore, Indexes,'

/** A query fails until its index is ready. */
export function waitForIndexes(project: string) {
  const giveUpAt = Date.now() + MAX_INDEX_TIME
  return step('Waiting for the indexes', async () => {
    for (;;) {
      const states = await readIndexStates(project)
      const broken = states.find((state) => state !== 'READY' && state !== 'CREATING')
      if (broken) {
        throw new UserError(
          `An index cannot be built (${broken}). Delete it ${WHERE} and publish again: that creates it again.`,
        )
      }
      if (states.every((state) => state === 'READY')) return
      if (Date.now() > giveUpAt) {
        throw new UserError(
          `The indexes are not ready after 20 minutes. Watch them ${WHERE} and publish again when they are ready.`,
        )
      }
      await wait(INDEX_CHECK_INTERVAL)
    }
  })
}

/** The state of each composite index. */
async function readIndexStates(project: string): Promise<string[]> {
  const role = 'Cloud Datastore Index Admin'
  const found = await readRestApi<{ indexes?: { state: string }[] }>(
    project,
    '/collectionGroups/-/indexes',
    role,
  )
  return (found?.indexes ?? []).map(({ state }) => state)
}
