import { embedAddress } from './filmAddress.mjs'

/**
 * The configuration of a build, read and checked once: vite.config.ts bakes the answer into the bundle, the
 * policy and the Hosting configuration are made from the same answer.
 *
 * @typedef {{ kind: 'local', projectId: string, firestorePort: number, authPort: number }} LocalBackend
 * @typedef {{ kind: 'live', projectId: string, apiKey: string, authDomain: string, appId: string }} LiveBackend
 * @typedef {{ siteUrl: string, backend: LocalBackend | LiveBackend, imageHost: string | null, reportUrl: string | null, filmUrl: string | null, appCheckKey: string | null }} Environment
 */

const FIREBASE_VARIABLES = /** @type {const} */ ([
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
])

const DEFAULT_SITE_URL = 'https://triveni.example'

/** A mistake in the configuration: shown as its message alone, without a stack. */
export class ConfigurationError extends Error {
  /** @override */
  name = 'ConfigurationError'
}

/**
 * @param {Record<string, string | undefined>} variables
 * @returns {Environment}
 */
export function readEnvironment(variables) {
  return {
    siteUrl: readOrigin('VITE_SITE_URL', variables.VITE_SITE_URL) ?? DEFAULT_SITE_URL,
    backend: readBackend(variables),
    imageHost: readOrigin('VITE_IMAGE_HOST', variables.VITE_IMAGE_HOST),
    reportUrl: readUrl('VITE_REPORT_URL', variables.VITE_REPORT_URL),
    filmUrl: readFilm(variables.VITE_FILM_URL),
    appCheckKey: readAppCheckKey(variables.VITE_APP_CHECK_KEY),
  }
}

/**
 * @param {Record<string, string | undefined>} variables
 * @returns {LocalBackend | LiveBackend}
 */
function readBackend(variables) {
  const missing = FIREBASE_VARIABLES.filter((name) => !variables[name]?.trim())
  if (missing.length === FIREBASE_VARIABLES.length) {
    return {
      kind: 'local',
      projectId: readDemoProject(variables.LOCAL_PROJECT_ID ?? 'demo-triveni'),
      firestorePort: readPort('LOCAL_FIRESTORE_PORT', variables.LOCAL_FIRESTORE_PORT ?? '8080'),
      authPort: readPort('LOCAL_AUTH_PORT', variables.LOCAL_AUTH_PORT ?? '9099'),
    }
  }
  if (missing.length > 0) {
    throw new ConfigurationError(
      `Some Firebase variables are set and others are missing: ${missing.join(', ')}. ` +
        'Set all four (.env.example explains each), or none to build on the local data.',
    )
  }
  const [apiKey, authDomain, projectId, appId] = FIREBASE_VARIABLES.map((name) =>
    String(variables[name]).trim(),
  )
  if (projectId?.startsWith('demo-')) {
    throw new ConfigurationError(
      'VITE_FIREBASE_PROJECT_ID begins with demo-, which only the local backend may use. Name your project.',
    )
  }
  if (!authDomain || !/^[a-z0-9.-]+$/i.test(authDomain)) {
    throw new ConfigurationError(
      'VITE_FIREBASE_AUTH_DOMAIN has to be a host name alone, such as your-project.firebaseapp.com.',
    )
  }
  return { kind: 'live', apiKey: apiKey ?? '', authDomain, projectId: projectId ?? '', appId: appId ?? '' }
}

/** @param {string} projectId */
function readDemoProject(projectId) {
  if (projectId.startsWith('demo-')) return projectId
  throw new ConfigurationError(`LOCAL_PROJECT_ID has to begin with demo-, but it is "${projectId}".`)
}

/** @param {string} name @param {string} value */
function readPort(name, value) {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new ConfigurationError(`${name} has to be a port number, but it is "${value}".`)
}

/** @param {string | undefined} value */
function readAppCheckKey(value) {
  const key = value?.trim()
  if (!key) return null
  if (/^[\w-]{20,}$/.test(key)) return key
  throw new ConfigurationError(
    `VITE_APP_CHECK_KEY has to be the site key of reCAPTCHA Enterprise alone, but it is "${value}".`,
  )
}

/** The address that plays it, not the one that was given. @param {string | undefined} value */
function readFilm(value) {
  if (!value?.trim()) return null
  const address = embedAddress(value.trim())
  if (address) return address
  throw new ConfigurationError(
    'VITE_FILM_URL has to be the address of one film on YouTube or Vimeo, such as ' +
      `https://www.youtube.com/watch?v=… or https://vimeo.com/…, but it is "${value}".`,
  )
}

/** @param {string} name @param {string | undefined} value */
function readUrl(name, value) {
  if (!value?.trim()) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new ConfigurationError(
    `${name} has to be a full address such as https://example.com, but it is "${value}".`,
  )
}

/** @param {string} name @param {string | undefined} value */
function readOrigin(name, value) {
  const url = readUrl(name, value)
  return url && new URL(url).origin
}
