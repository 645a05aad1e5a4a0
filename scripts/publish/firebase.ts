import { EMULATORS, install } from '../lib/install'
import { log } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { explainKnownFailure, UserError } from '../lib/userError'
import { firebaseCommand } from '../local/emulators'
import { runChild } from '../processes/child'

export const CONFIG = 'firebase.deploy.json'

/** What firebase-tools prints when it fails, and what to do about it. */
const KNOWN_FAILURES: [RegExp, string][] = [
  [
    /[Ff]ailed to authenticate|not (?:currently )?(?:logged|signed) in|login --reauth|invalid_grant|credentials are (?:no longer )?(?:in)?valid|Could not load the default credentials/,
    'firebase-tools is not signed in. Run npm exec --prefix tools/emulators -- firebase login, or set GOOGLE_APPLICATION_CREDENTIALS to a key of the project, and deploy again.',
  ],
  [
    /must be on the Blaze|Blaze \(pay-as-you-go\)|billing account/i,
    'The notifier needs the Blaze plan of Firebase. Enable it in the console, or deploy without --notifier.',
  ],
  [
    /no value for the following environment variables|no value for (?:the )?(?:param|secret)|NOTIFY_/,
    'A setting of the notifier is missing. functions/.env.your-project must contain NOTIFY_TO and NOTIFY_FROM, and NOTIFY_SMTP must be set as a secret (see docs/launch.md).',
  ],
  [
    /HTTP Error: 403|PERMISSION_DENIED|does not have (?:the )?(?:required )?permission/,
    'This account cannot deploy to the project. Give it the roles named in docs/launch.md, or sign in with another account.',
  ],
  [
    /Failed to get Firebase project|HTTP Error: 404|[Pp]roject .{0,60}not found/,
    'The project does not exist, or this account has no access to it. Check the project id in the console.',
  ],
]

export async function runFirebase(project: string, ...args: string[]) {
  await install(EMULATORS)
  const [command, cli] = firebaseCommand()
  const all = [cli, ...args, '--project', project, '--config', fromRoot(CONFIG), '--non-interactive']
  const { code, output } = await runChild('the deploy', command, all, { onLine: log })
  if (code !== 0) throw new UserError(explainFailure(output))
}

export function explainFailure(output: string): string {
  const known = KNOWN_FAILURES.find(([pattern]) => pattern.test(output))?.[1] ?? explainKnownFailure(output)
  return (
    known ?? 'The deploy did not finish (see above). Parts of it may be live. Fix the cause and deploy again.'
  )
}
