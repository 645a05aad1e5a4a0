import { setTimeout as wait } from 'node:timers/promises'
import { readAccessToken } from '../firestore/target'
import { EMULATORS, install } from '../lib/install'
import { log, step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { explainKnownFailure, UserError } from '../lib/userError'
import { runChild } from '../local/child'
import { firebaseCommand } from '../local/emulators'

export const CONFIG = 'firebase.deploy.json'

/** Their own advice names a command that is not on the PATH here. */
const NOT_SIGNED_IN =
  /[Ff]ailed to authenticate|not (?:currently )?(?:logged|signed) in|login --reauth|invalid_grant|credentials are (?:no longer )?(?:in)?valid|Could not load the default credentials/

/** Returns what firebase-tools has printed. */
export async function runFirebase(project: string, ...args: string[]): Promise<string> {
  await install(EMULATORS)
  const [command, cli] = firebaseCommand()
  const all = [cli, ...args, '--project', project, '--config', fromRoot(CONFIG), '--non-interactive']
  const { code, output } = await runChild(command, all, { onLine: log })
  if (code !== 0) throw new UserError(explainFailure(output))
  return output
}

/** firebase-tools has already printed its own message. */
export function explainFailure(output: string): string {
  if (NOT_SIGNED_IN.test(output)) {
    return 'firebase-tools is not signed in. Run npm exec --prefix tools/emulators -- firebase login, or set GOOGLE_APPLICATION_CREDENTIALS to a key of the project, and publish again.'
  }
  return (
    explainKnownFailure(output) ??
    'The publish did not finish (see above). Parts of it may be live. Fix the cause (docs/launch.md names the roles and settings that it needs) and publish again.'
  )
}

const INDEX_CHECK_INTERVAL = 5_000 // ms
const MAX_INDEX_TIME = 20 * 60_000 // ms
const REQUEST_TIMEOUT = 30_000 // ms
const WHERE = 'in the Firebase console under Firestore, Indexes,'

/** A query fails until its index is ready, also in the build. */
export function waitForIndexes(project: string) {
  const giveUpAt = Date.now() + MAX_INDEX_TIME
  return step('Waiting for the indexes', async (setDetail) => {
    for (;;) {
      const states = await readIndexStates(project)
      const broken = states.find((state) => state !== 'READY' && state !== 'CREATING')
      if (broken) {
        throw new UserError(
          `An index cannot be built (${broken}). Delete it ${WHERE} and publish again: that creates it again.`,
        )
      }
      const unfinished = states.filter((state) => state !== 'READY').length
      if (unfinished === 0) return
      if (Date.now() > giveUpAt) {
        throw new UserError(
          `The indexes are not ready after 20 minutes. Watch them ${WHERE} and publish again when they are ready.`,
        )
      }
      setDetail(`${unfinished} of ${states.length} not ready`)
      await wait(INDEX_CHECK_INTERVAL)
    }
  })
}

/** The state of each composite index. firebase-admin cannot read it. */
async function readIndexStates(project: string): Promise<string[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`
  // A token expires after an hour at most; this renews it.
  const headers = { Authorization: `Bearer ${await readAccessToken()}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).catch(
    () => null,
  )
  if (!response?.ok) {
    throw new UserError(
      `The state of the indexes cannot be read (${response?.status ?? 'no answer'}). Check the network and the roles in docs/launch.md, and publish again.`,
    )
  }
  const { indexes = [] } = (await response.json()) as { indexes?: { state: string }[] }
  return indexes.map(({ state }) => state)
}
