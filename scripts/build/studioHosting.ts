import { readFile } from 'node:fs/promises'
import type { Environment } from '../lib/environment'
import { fromRoot } from '../lib/folders'
import { listFiles } from '../lib/listFiles'
import type { StudioHost } from '../lib/studioHost'
import { backendSources, scriptHashes, writePolicy } from './contentSecurityPolicy'
import { cacheRules, readFirebaseJson } from './hostingConfig'

/** The function that signs in to GitHub, and where it runs. */
const SIGN_IN = { functionId: 'studioSignIn', region: 'us-central1' }

type Header = { key: string; value: string }

/**
 * How Hosting serves the studio at its own address. Nothing of it applies to the public site. The function has headers of
 * its own, so none is set for all paths.
 */
export async function studioHosting(folder: string, environment: Environment, host: StudioHost) {
  const { hosting } = await readFirebaseJson()
  const shared: Header[] = hosting.headers[0].headers
  const page = await readFile(fromRoot(folder, 'index.html'), 'utf8')
  const rule = (source: string, ...more: Header[]) => ({ source, headers: [...shared, ...more] })
  const policy = (value: string) => ({ key: 'Content-Security-Policy', value })
  return {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    rewrites: host.kind === 'github' ? [{ source: '/auth/**', function: SIGN_IN }] : [],
    headers: [
      rule('/', policy(pagePolicy(environment, host, scriptHashes([page])))),
      rule('/preview', policy(previewPolicy(environment))),
      rule('/cms/**'),
      // The sandboxed preview is another origin.
      rule(
        '/assets/**',
        { key: 'Access-Control-Allow-Origin', value: '*' },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
      ),
      ...cacheRules(listFiles(fromRoot(folder))),
    ],
  }
}

const COMMON = {
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
}

/** Decap compiles its configuration's schema, and styles its elements, as the page runs. */
function pagePolicy({ imageHost }: Environment, { kind, origin }: StudioHost, hashes: string[]): string {
  const [api, ...avatars] =
    kind === 'github'
      ? ['https://api.github.com', 'https://avatars.githubusercontent.com']
      : [origin, origin, 'https://secure.gravatar.com']
  return writePolicy({
    ...COMMON,
    'script-src': ["'self'", "'unsafe-eval'", ...hashes],
    'img-src': ["'self'", 'data:', 'blob:', ...avatars, imageHost],
    'connect-src': ["'self'", 'blob:', api],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The sandbox keeps what the preview shows away from the token of the git host. */
function previewPolicy(environment: Environment): string {
  return writePolicy({
    ...COMMON,
    sandbox: ['allow-scripts'],
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', environment.imageHost],
    'connect-src': ["'self'", ...backendSources(environment).connect],
    'frame-ancestors': ["'self'"],
  })
}
