const LIVE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
]

/**
 * Makes this process and its children work on the local backend, also where the shell or a .env file names a
 * real project: an empty value wins over the file and counts as unset.
 *
 * @param {{ ports: { firestore: number, auth: number }, projectId: string, blank?: string[] }} backend
 */
export function pointAtLocalBackend({ ports, projectId, blank = [] }) {
  for (const name of [...LIVE_VARIABLES, ...blank]) process.env[name] = ''
  process.env.LOCAL_FIRESTORE_PORT = String(ports.firestore)
  process.env.LOCAL_AUTH_PORT = String(ports.auth)
  process.env.LOCAL_PROJECT_ID = projectId
}
