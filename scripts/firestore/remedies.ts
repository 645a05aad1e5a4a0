// The one page or command that ends a refusal of Google.

const AGAIN = 'and run the command again'

export const noDatabase = (project: string) =>
  `${project} has no Firestore database yet: publish it in a terminal, which creates one, or create it at https://console.firebase.google.com/project/${project}/firestore ${AGAIN}.`

const grantRole = (project: string, role: string) =>
  `This account needs the role ${role}: add it at https://console.cloud.google.com/iam-admin/iam?project=${project} ${AGAIN}.`

const enableApi = (project: string, api: string) =>
  `The API ${api} is off: press Enable at https://console.cloud.google.com/apis/library/${api}?project=${project}, wait a minute, ${AGAIN}.`

const storeSecret = (project: string, secret: string) =>
  `Store the secret ${secret} with GOOGLE_CLOUD_QUOTA_PROJECT=${project} npm exec --prefix tools/emulators -- firebase functions:secrets:set ${secret} --project ${project} ${AGAIN}.`

const choosePlan = (project: string) =>
  `This needs the plan Blaze: choose it at https://console.firebase.google.com/project/${project}/usage/details ${AGAIN}.`

const beginHosting = (project: string) =>
  `Firebase Hosting has no site yet: press Get started at https://console.firebase.google.com/project/${project}/hosting ${AGAIN}.`

/** As the Google Cloud console names them. */
const ROLES: Record<string, string> = {
  firestore: 'Cloud Datastore Index Admin',
  firebaserules: 'Firebase Rules Admin',
  firebasehosting: 'Firebase Hosting Admin',
  cloudfunctions: 'Cloud Functions Admin',
  secretmanager: 'Secret Manager Admin',
}

const FAILURES: [message: RegExp, remedy: (project: string, found: string) => string | null][] = [
  [/apis\/(?:api|library)\/([\w.-]+\.googleapis\.com)/, enableApi],
  [/serviceUsageConsumer/, (project) => grantRole(project, 'Service Usage Consumer')],
  [/serviceAccounts\.ActAs/i, (project) => grantRole(project, 'Service Account User')],
  [/functions:secrets:set (\w+)/, storeSecret],
  [/must be on the Blaze|billing to be enabled/, choosePlan],
  [/no Hosting site|default site for the project/, beginHosting],
  [
    /https:\/\/(?:[\w-]+-)?(\w+)\.googleapis\.com\S* had HTTP Error: 403/,
    (project, api) => (ROLES[api] ? grantRole(project, ROLES[api]) : null),
  ],
]

/** From what firebase-tools prints. */
export function remedyFor(project: string, output: string): string | null {
  for (const [message, remedy] of FAILURES) {
    const found = message.exec(output)
    if (found) return remedy(project, found[1] ?? '')
  }
  return null
}

/** What Google adds to an error. */
type ErrorInfo = { reason?: string | undefined; service?: string | undefined }

/** From the details of a refused request. `role` allows it. */
export function remedyForDenied(project: string, role: string, { reason, service }: ErrorInfo): string {
  if (reason === 'SERVICE_DISABLED') return enableApi(project, service ?? 'firestore.googleapis.com')
  return grantRole(project, reason === 'USER_PROJECT_DENIED' ? 'Service Usage Consumer' : role)
}
