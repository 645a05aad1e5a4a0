import { fromRoot } from '../lib/paths.ts'
import { LOCAL_PORTS, LOCAL_PROJECT } from '../lib/ports.ts'
import { UserError } from '../lib/userError.ts'
import { embedUrl } from './embedUrl.ts'

type LocalBackend = { kind: 'local'; projectId: string; firestorePort: number; authPort: number }
type LiveBackend = {
  kind: 'live'
  projectId: string
  apiKey: string
  authDomain: string
  appId: string
}

/** The validated configuration of a build. The bundle, the CSP and the hosting configuration are made from it. */
export type Environment = {
  siteUrl: string
  backend: LocalBackend | LiveBackend
  imageHost: string | null
  reportUrl: string | null
  filmUrl: string | null
  appCheckKey: string | null
}

type Variables = Record<string, string | undefined>

const DEFAULT_SITE_URL = 'https://triveni.example'

/** Adds the .env files to `process.env`, as Vite reads them. The shell wins, even with an empty value. */
export async function loadEnvironment(): Promise<Environment> {
  const { loadEnv } = await import('vite')
  for (const [name, value] of Object.entries(loadEnv('production', fromRoot(), 'VITE_'))) {
    process.env[name] ??= value
  }
  return readEnvironment(process.env)
}

export function readEnvironment(variables: Variables): Environment {
  return {
    siteUrl: readOrigin('VITE_SITE_URL', variables) ?? DEFAULT_SITE_URL,
    backend: readBackend(variables),
    imageHost: readOrigin('VITE_IMAGE_HOST', variables),
    reportUrl: readUrl('VITE_REPORT_URL', variables),
    filmUrl: readFilmUrl(variables.VITE_FILM_URL?.trim()),
    appCheckKey: readAppCheckKey(variables.VITE_APP_CHECK_KEY?.trim()),
  }
}

function readBackend(variables: Variables): LocalBackend | LiveBackend {
  const firebase = {
    VITE_FIREBASE_API_KEY: variables.VITE_FIREBASE_API_KEY?.trim() ?? '',
    VITE_FIREBASE_AUTH_DOMAIN: variables.VITE_FIREBASE_AUTH_DOMAIN?.trim() ?? '',
    VITE_FIREBASE_PROJECT_ID: variables.VITE_FIREBASE_PROJECT_ID?.trim() ?? '',
    VITE_FIREBASE_APP_ID: variables.VITE_FIREBASE_APP_ID?.trim() ?? '',
  }
  const missing = Object.entries(firebase).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(firebase).length) return readLocalBackend(variables)
  if (missing.length > 0) {
    throw new UserError(
      `Some Firebase variables are set and others are missing: ${missing.join(', ')}. ` +
        'Set all four (see .env.example), or none to build for the local backend.',
    )
  }
  const projectId = firebase.VITE_FIREBASE_PROJECT_ID
  if (projectId.startsWith('demo-')) {
    throw new UserError(
      'VITE_FIREBASE_PROJECT_ID begins with demo-, which is reserved for the local backend. Use the id of your project.',
    )
  }
  const authDomain = firebase.VITE_FIREBASE_AUTH_DOMAIN
  // It becomes part of the CSP.
  if (!/^[a-z0-9.-]+$/i.test(authDomain)) {
    throw new UserError(
      'VITE_FIREBASE_AUTH_DOMAIN must be a host name without a scheme or path, such as your-project.firebaseapp.com.',
    )
  }
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_APP_ID: appId } = firebase
  return { kind: 'live', apiKey, authDomain, projectId, appId }
}

function readLocalBackend(variables: Variables): LocalBackend {
  const projectId = variables.LOCAL_PROJECT_ID ?? LOCAL_PROJECT
  if (!projectId.startsWith('demo-')) {
    throw new UserError(`LOCAL_PROJECT_ID must begin with demo-, but it is "${projectId}".`)
  }
  return {
    kind: 'local',
    projectId,
    firestorePort: readPort(
      'LOCAL_FIRESTORE_PORT',
      variables.LOCAL_FIRESTORE_PORT ?? String(LOCAL_PORTS.firestore),
    ),
    authPort: readPort('LOCAL_AUTH_PORT', variables.LOCAL_AUTH_PORT ?? String(LOCAL_PORTS.auth)),
  }
}

function readPort(name: string, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new UserError(`${name} must be a port number, but it is "${value}".`)
}

function readAppCheckKey(key: string | undefined): string | null {
  if (!key) return null
  if (/^[\w-]{20,}$/.test(key)) return key
  throw new UserError(`VITE_APP_CHECK_KEY must be a reCAPTCHA Enterprise site key, but it is "${key}".`)
}

function readFilmUrl(address: string | undefined): string | null {
  if (!address) return null
  const url = embedUrl(address)
  if (url) return url
  throw new UserError(
    'VITE_FILM_URL must be the URL of a film on YouTube or Vimeo, such as ' +
      `https://www.youtube.com/watch?v=… or https://vimeo.com/…, but it is "${address}".`,
  )
}

function readUrl(name: string, variables: Variables): string | null {
  const value = variables[name]?.trim()
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new UserError(`${name} must be a full URL such as https://example.com, but it is "${value}".`)
}

function readOrigin(name: string, variables: Variables): string | null {
  const url = readUrl(name, variables)
  return url && new URL(url).origin
}
