import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of a build. Hosts enter it only when the configuration names them, and what stands in a
 * page itself, scripts and styles, runs by its hash: nothing is `unsafe-*`.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @param {InlineHashes} hashes
 */
export function contentSecurityPolicy(environment, hashes) {
  const backend = backendHosts(environment.backend)
  const check = checkHosts(environment)
  /** @type {Record<string, (string | null)[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", 'https://apis.google.com', ...check.script, ...hashes.scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...hashes.styles],
    'img-src': ["'self'", 'data:', environment.imageHost],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...backend.connect,
      ...check.connect,
      environment.reportUrl && new URL(environment.reportUrl).origin,
    ],
    'frame-src': [backend.frame, ...check.frame, environment.filmUrl && new URL(environment.filmUrl).origin],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Not 'none': with an auth domain of one's own, Firebase's sign-in frame stands on the site itself.
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    // The emulators speak plain HTTP.
    ...(environment.backend.kind === 'live' && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/** @param {import('./environment.mjs').Environment['backend']} backend */
function backendHosts(backend) {
  if (backend.kind === 'local') {
    const auth = `http://127.0.0.1:${backend.authPort}`
    return { connect: [`http://127.0.0.1:${backend.firestorePort}`, auth], frame: auth }
  }
  return {
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
    ],
    frame: `https://${backend.authDomain}`,
  }
}

/**
 * What App Check and the reCAPTCHA behind it load, where the forms use them.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Record<'script' | 'connect' | 'frame', string[]>}
 */
function checkHosts({ backend, appCheckKey }) {
  if (!appCheckKey || backend.kind === 'local') return { script: [], connect: [], frame: [] }
  return {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  }
}

/**
 * @typedef {{ scripts: string[], styles: string[] }} InlineHashes
 *
 * The hashes of the scripts that stand in pages themselves and run (data blocks do not run and need none), and of the
 * styles there.
 *
 * @param {string[]} pages their HTML
 * @returns {InlineHashes}
 */
export function inlineHashes(pages) {
  const of = (/** @type {RegExp} */ pattern) => {
    const found = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, code = '']) => code))
    return [...new Set(found)].map(hashSource)
  }
  return { scripts: of(/<script>([\s\S]*?)<\/script>/g), styles: of(/<style>([\s\S]*?)<\/style>/g) }
}

/** @param {string} code */
function hashSource(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
