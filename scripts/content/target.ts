import { readLocalBackend } from '../build/environment'
import { requireAdmin } from '../lib/admin'
import { EMULATORS, install } from '../lib/install'
import { localUrl } from '../lib/ports'
import { reasonOf, UserError } from '../lib/userError'
import type { Backend } from './store'

/** `title` names the backend in messages. */
export type Target = Backend & { title: string; authEmulator?: string }

type Admin = { applicationDefault: () => { getAccessToken: () => Promise<{ access_token: string }> } }

/** The local backend, or the named Firebase project. */
export async function openTarget(projectId: string | undefined): Promise<Target> {
  if (projectId === undefined) return localTarget()
  requireProjectId(projectId)
  const origin = 'https://firestore.googleapis.com'
  return { title: `the project ${projectId}`, origin, projectId, token: await ownerToken() }
}

export function requireProjectId(projectId: string) {
  if (projectId.startsWith('demo-')) {
    throw new UserError('Project ids that begin with demo- are local: leave out --project.')
  }
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    throw new UserError(
      `"${projectId}" is not a Firebase project id. The Firebase console shows the id under Project settings.`,
    )
  }
}

export function localTarget() {
  const { projectId, firestorePort, authPort } = readLocalBackend(process.env)
  return {
    title: 'the site on this computer',
    origin: localUrl(firestorePort),
    projectId,
    // The emulators accept this token as the owner of the project. It is invalid everywhere else.
    token: 'owner',
    authEmulator: `127.0.0.1:${authPort}`,
  }
}

async function ownerToken(): Promise<string> {
  await install(EMULATORS)
  const { applicationDefault } = requireAdmin<Admin>('app')
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (error) {
    throw new UserError(`The owner's credentials were not found (${reasonOf(error)}).
Run gcloud auth application-default login. Or create a key in the Firebase console (Project settings, Service accounts),
keep it outside this folder and set GOOGLE_APPLICATION_CREDENTIALS to its path.`)
  }
}
