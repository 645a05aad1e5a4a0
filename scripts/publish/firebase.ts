import { EMULATORS, install } from '../lib/install'
import { log, step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { explainKnownFailure, UserError } from '../lib/userError'
import { firebaseCommand } from '../local/emulators'
import { runChild } from '../processes/child'

export const CONFIG = 'firebase.deploy.json'

/** What firebase-tools prints when it fails, and what to do about it. */
const KNOWN_FAILURES: [RegExp, string][] = [
  [
    /[Ff]ailed to authenticate|not (?:currently )?(?:logged|signed) in|login --reauth|invalid_grant|credentials are (?:no longer )?(?:in)?valid|Could not load the default credentials/,
    'firebase-tools is not signed in. Run npm exec --prefix tools/emulators -- firebase login, or set GOOGLE_APPLICATION_CREDENTIALS to a key of the project, and publish again.',
  ],
  [
    /must be on the Blaze|Blaze \(pay-as-you-go\)|billing account/i,
    'The notifier needs the Blaze plan of Firebase. Enable it in the console, or publish without --notifier.',
  ],
  [
    /no value for the following environment variables|no value for (?:the )?(?:param|secret)|NOTIFY_/,
    'A setting of the notifier is missing. functions/.env.your-project must contain NOTIFY_TO and NOTIFY_FROM, and NOTIFY_SMTP must be set as a secret (see docs/launch.md).',
  ],
  [
    /HTTP Error: 403|PERMISSION_DENIED|does not have (?:the )?(?:required )?permission/,
    'This account cannot publish to the project. Give it the roles named in docs/launch.md, or sign in with another account.',
  ],
  [
    /Failed to get Firebase project|HTTP Error: 404|[Pp]roject .{0,60}not found/,
    'The project does not exist, or this account has no access to it. Check the project id in the console.',
  ],
]

/** Returns what firebase-tools has printed. */
export async function runFirebase(project: string, ...args: string[]): Promise<string> {
  await install(EMULATORS)
  const [command, cli] = firebaseCommand()
  const all = [cli, ...args, '--project', project, '--config', fromRoot(CONFIG), '--non-interactive']
  const { code, output } = await runChild('the upload', command, all, { onLine: log })
  if (code !== 0) throw new UserError(explainFailure(output))
  return output
}

export function explainFailure(output: string): string {
  const known = KNOWN_FAILURES.find(([pattern]) => pattern.test(output))?.[1] ?? explainKnownFailure(output)
  return (
    known ??
    'The publish did not finish (see above). Parts of it may be live. Fix the cause and publish again.'
  )
}

const INDEX_CHECK_INTERVAL = 5_000 // ms
const LONGEST_INDEX_WAIT = 30 * 60_000 // ms

/** A query fails until its index is ready, also in the build. */
export function waitForIndexes(readStates: () => Promise<string[]>) {
  const end = Date.now() + LONGEST_INDEX_WAIT
  return step('Waiting for the indexes', async (setDetail) => {
    for (;;) {
      const states = await readStates()
      const unfinished = states.filter((state) => state !== 'READY').length
      if (unfinished === 0) return
      if (Date.now() >= end) throw new UserError(GIVING_UP)
      setDetail(`${unfinished} of ${states.length} not ready`)
      await new Promise((done) => setTimeout(done, INDEX_CHECK_INTERVAL))
    }
  })
}

const GIVING_UP =
  'The indexes are not ready after 30 minutes, so only they were published. If the Firebase console shows an error under Firestore, Indexes, delete that index there. Then run the command again: it continues here.'
