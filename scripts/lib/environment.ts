import { partConstants, readParts } from '../content/parts/parts.ts'
import { rareConstants } from '../content/rareParts.ts'
import type { LiveBackend, LocalBackend } from './backends.ts'
import { contentFolder, isSampleBrand } from './contentFolder.ts'
import { fromRoot } from './folders.ts'
import { LOCAL_PORTS, LOCAL_PROJECT } from './ports.ts'
import { UserError } from './userError.ts'

/** The validated configuration of a build. The bundle, the CSP and the hosting configuration are made from it. */
export type Environment = {
  siteUrl: string
  backend: LocalBackend | LiveBackend
  imageHost: string | null
  reportUrl: string | null
  appCheckKey: string | null
  /** A preview shows its own content, whatever is live. */
  isPreview: boolean
  /** False for the live site: visitors must not take invented prices, testimonials and credentials for real ones. */
  showsSamples: boolean
}

type Variables = Record<string, string | undefined>

/** Vite's mode, in which a preview is built. */
export const PREVIEW_MODE = 'preview'

const DEFAULT_SITE_URL = 'https://site.example'

/** Adds the .env files to `process.env`, as Vite reads them. The shell wins, even with an empty value. */
export async function loadEnvironment(isPreview = false): Promise<Environment> {
  const { loadEnv } = await import('vite')
  for (const [name, value] of Object.entries(loadEnv('production', fromRoot(), 'VITE_'))) {
    process.env[name] ??= value
  }
  return readEnvironment(process.env, isPreview)
}

/** The values of the globals that src/env.ts declares, for Vite. */
export function defines(environment: Environment, folder = contentFolder()) {
  return {
    __ENVIRONMENT__: JSON.stringify(environment),
    __LOCAL_BACKEND__: JSON.stringify(environment.backend.kind === 'local'),
    __PREVIEW__: JSON.stringify(environment.isPreview),
    __SAMPLE_BRAND__: JSON.stringify(isSampleBrand(folder)),
    ...partConstants(readParts(folder)),
    ...rareConstants(folder),
  }
}

/** `isPreview` is true while a preview is published. */
export function readEnvironment(variables: Variables, isPreview = false): Environment {
  const backend = readBackend(variables)
  return {
    siteUrl: read(variables, 'VITE_SITE_URL', originOf, URL_FORM) ?? DEFAULT_SITE_URL,
    backend,
    imageHost: read(variables, 'VITE_IMAGE_HOST', originOf, URL_FORM),
    reportUrl: read(variables, 'VITE_REPORT_URL', urlOf, URL_FORM),
    appCheckKey: read(
      variables,
      'VITE_APP_CHECK_KEY',
      matching(/^[\w-]{20,}$/),
      'a reCAPTCHA Enterprise site key',
    ),
    isPreview,
    showsSamples: backend.kind === 'local' || isPreview,
  }
}

const URL_FORM = 'a full URL such as https://example.com'

/** Returns null if the variable is not set. */
function read<T>(variables: Variables, name: string, parse: (value: string) => T | null, form: string) {
  const value = variables[name]?.trim()
  if (!value) return null
  const parsed = parse(value)
  if (parsed === null) throw new UserError(`${name} must be ${form}, but it is "${value}".`)
  return parsed
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : null)

function urlOf(value: string): string | null {
  return /^https?:/.test(value) && URL.canParse(value) ? new URL(value).href : null
}

function originOf(value: string): string | null {
  const url = new URL(urlOf(value) ?? 'invalid:')
  // It becomes part of the CSP, where other characters have a meaning.
  return /^[\w.:[\]-]+$/.test(url.host) ? url.origin : null
}

/** Each variable's pattern and what to write. The domain becomes part of the CSP. */
export const LIVE_VARIABLES: Record<string, [RegExp, string]> = {
  VITE_FIREBASE_API_KEY: [/./, 'the key of your web app'],
  VITE_FIREBASE_AUTH_DOMAIN: [
    /^[a-z0-9.-]+$/i,
    'a host name without a scheme or path, such as your-project.firebaseapp.com',
  ],
  VITE_FIREBASE_PROJECT_ID: [/^(?!demo-)/, 'the id of your project; ids that begin with demo- are local'],
  VITE_FIREBASE_APP_ID: [/./, 'the id of your web app'],
}

function readBackend(variables: Variables): LocalBackend | LiveBackend {
  const values = Object.entries(LIVE_VARIABLES).map(
    ([name, [pattern, form]]) => read(variables, name, matching(pattern), form) ?? '',
  )
  const missing = Object.keys(LIVE_VARIABLES).filter((_, index) => !values[index])
  if (missing.length === values.length) return readLocalBackend(variables)
  if (missing.length > 0) {
    throw new UserError(
      `Some Firebase variables are set and others are missing: ${missing.join(', ')}. ` +
        'Set all four (see .env.example), or none to build for the local backend.',
    )
  }
  const [apiKey = '', authDomain = '', projectId = '', appId = ''] = values
  return { kind: 'live', apiKey, authDomain, projectId, appId }
}

/** The commands set these variables. */
export function readLocalBackend(variables: Variables): LocalBackend {
  return {
    kind: 'local',
    projectId: variables.LOCAL_PROJECT_ID || LOCAL_PROJECT,
    firestorePort: Number(variables.LOCAL_FIRESTORE_PORT || LOCAL_PORTS.firestore),
    authPort: Number(variables.LOCAL_AUTH_PORT || LOCAL_PORTS.auth),
  }
}
