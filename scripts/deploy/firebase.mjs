import { explainKnownFailure, UserError } from '../lib/userError'
import { relay, runChild } from '../setup/children.mjs'
import { firebaseCommand } from '../setup/firebaseTools.mjs'

/** What firebase-tools says when it refuses, and what to do about it. */
const REFUSALS = /** @type {const} */ ([
  [
    /[Ff]ailed to authenticate|not (?:currently )?(?:logged|signed) in|login --reauth|invalid_grant|credentials are (?:no longer )?(?:in)?valid|Could not load the default credentials/,
    'firebase-tools is not signed in: run "npm exec --prefix emulators -- firebase login", or name a key of the project in GOOGLE_APPLICATION_CREDENTIALS, and deploy again.',
  ],
  [
    /must be on the Blaze|Blaze \(pay-as-you-go\)|billing account/i,
    'The notifier needs the Blaze plan of Firebase: switch it on in the console, or deploy without --notifier.',
  ],
  [
    /no value for the following environment variables|no value for (?:the )?(?:param|secret)|NOTIFY_/,
    'The notifier lacks a setting: notifier/.env.your-project has to hold NOTIFY_TO and NOTIFY_FROM, and NOTIFY_SMTP has to be set as a secret (docs/launch.md says how).',
  ],
  [
    /HTTP Error: 403|PERMISSION_DENIED|does not have (?:the )?(?:required )?permission/,
    'This account may not deploy to the project: give it the roles that docs/launch.md names, or sign in with another.',
  ],
  [
    /Failed to get Firebase project|HTTP Error: 404|[Pp]roject .{0,60}not found/,
    'The project was not found, or this account may not see it: check its id in the console.',
  ],
])

/**
 * @param {string} what
 * @param {string[]} args
 */
export async function runFirebase(what, args) {
  const [command, cli] = firebaseCommand()
  const { code, output } = await runChild(what, command, [cli, ...args, '--non-interactive'], {
    onLine: relay,
  })
  if (code !== 0) throw new UserError(whyRefused(output))
}

/** @param {string} output */
export function whyRefused(output) {
  const known = REFUSALS.find(([pattern]) => pattern.test(output))?.[1] ?? explainKnownFailure(output)
  return (
    known ??
    'firebase-tools did not finish the deploy: what it says stands above. The site is as it was, or as far as it got; deploy again.'
  )
}
