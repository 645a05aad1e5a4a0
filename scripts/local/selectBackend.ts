import { LIVE_VARIABLES } from '../lib/environment'
import { LOCAL_PORTS, LOCAL_PROJECT, TEST_PORTS, TEST_PROJECT } from '../lib/ports'

/** `npm start` and `npm run preview` share a backend, all tests and measurements another. */
export const BACKENDS = {
  local: { ports: LOCAL_PORTS, projectId: LOCAL_PROJECT },
  test: { ports: TEST_PORTS, projectId: TEST_PROJECT },
}

/**
 * Makes this process and its children use local emulators, even if the shell or .env names a real project. `unset` lists
 * further variables to ignore.
 */
export function selectBackend(name: keyof typeof BACKENDS, unset: string[] = []) {
  // An empty value overrides the .env file and counts as not set.
  for (const variable of [...Object.keys(LIVE_VARIABLES), ...unset]) process.env[variable] = ''
  const { ports, projectId } = BACKENDS[name]
  process.env.LOCAL_FIRESTORE_PORT = String(ports.firestore)
  process.env.LOCAL_AUTH_PORT = String(ports.auth)
  process.env.LOCAL_PROJECT_ID = projectId
}
