import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { collections } from '@/data/collections'
import { shellOf } from '@/data/collections/entryPages'
import { composeAnalytics } from '../content/analytics'
import { composeFilm } from '../content/film'
import { readSiteFile } from '../content/ownerData'
import { readParts } from '../content/parts/parts'
import { readRedirects } from '../content/redirects'
import { writeRules } from '../firestore/rules'
import { writeJson } from '../lib/atomicFile'
import { chunks } from '../lib/chunks'
import { contentFolder, contentRoot } from '../lib/contentFolder'
import { readEnvironment } from '../lib/environment'
import { fromRoot } from '../lib/folders'
import { listFiles } from '../lib/listFiles'
import { reasonOf, UserError } from '../lib/userError'
import { contentSecurityPolicy, scriptHashes } from './contentSecurityPolicy'

export type EmulatorPorts = { hosting: number; firestore: number; auth: number; hub: number; logging: number }

type Options = {
  /** At the repository root: Firebase resolves paths relative to this file and does not allow `..`. */
  file: string
  publicFolder: string
  /** Those of a local build. */
  ports?: EmulatorPorts
}

const A_DAY = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'
const MEDIA = /\.(svg|png|avif|webp|jpe?g|webm|mp4|vtt|ico|webmanifest)$/i
const FILES_PER_RULE = 100

export async function readFirebaseJson() {
  const source = await readFile(fromRoot('firebase.json'), 'utf8')
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new UserError(
      `firebase.json: ${reasonOf(error)}. Look for a missing or extra comma or quote, or bring the file back with git restore firebase.json.`,
    )
  }
}

/**
 * Writes the hosting configuration of a built folder: firebase.json with the CSP and the cache rules of that build and,
 * for a local build, the ports of the emulators. Returns the path of the file.
 */
export async function writeHostingConfig({ file, publicFolder, ports }: Options): Promise<string> {
  const base = await readFirebaseJson()
  // `npm start` serves the site through Vite, so its public folder may not exist.
  const files = listFiles(fromRoot(publicFolder))
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFile(fromRoot(publicFolder, file), 'utf8')),
  )
  const site = readSiteFile()
  const redirects = Object.entries(readRedirects(contentRoot()))
  const policy = contentSecurityPolicy(
    readEnvironment(process.env),
    scriptHashes(pages),
    composeFilm(contentFolder(), site.film),
    composeAnalytics(site.analytics),
    readParts(),
  )

  const config = {
    ...base,
    firestore: { ...base.firestore, rules: writeRules(file) },
    hosting: {
      ...base.hosting,
      public: publicFolder,
      redirects: [
        ...(base.hosting.redirects ?? []),
        ...redirects.map(([source, destination]) => ({ source, destination, type: 301 })),
      ],
      rewrites: shellRewrites(files),
      headers: [
        ...headersOf(base, site.httpsForSubdomains),
        ...cacheRules(files),
        // One for all pages, whose inline scripts are the same.
        { source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] },
      ].flatMap(alsoWithDots),
    },
    ...(ports && { emulators: emulators(ports) }),
  }
  writeJson(fromRoot(file), config)
  return fromRoot(file)
}

type HeaderRule = { source?: string; headers: object[] }

/** '**' leaves out paths in which a name begins with a dot. Few files have one; Hosting answers the others with the 404 page. */
function alsoWithDots(rule: HeaderRule): object[] {
  const { source, ...others } = rule
  return source === '**' ? [rule, { regex: '.*/\\..*', ...others }] : [rule]
}

/** A domain can have a subdomain without HTTPS. */
const headersOf = (
  { hosting }: { hosting: { headers: HeaderRule[] } },
  isForSubdomains: boolean,
): HeaderRule[] =>
  isForSubdomains
    ? hosting.headers
    : JSON.parse(JSON.stringify(hosting.headers).replaceAll(/;\s*includeSubDomains/g, ''))

/** A shell is served at the addresses of documents without a page. */
const shellRewrites = (files: string[]) =>
  collections.flatMap(({ folder, pages }) => {
    const file = `${shellOf(folder)}.html`
    if (!pages?.hasShell || !files.includes(file)) return []
    return [{ source: pages.path('*'), destination: `/${file}` }]
  })

/**
 * Hosting applies headers by path, also to the 404 page that it sends for a missing file. So only the paths of existing
 * files may be cached. Crawlers request the social images once, and there is one for each article: they need no rule.
 */
export function cacheRules(files: string[]) {
  // Other characters can have a meaning in a glob.
  const named = files.filter((file) => /^[\w./-]+$/.test(file) && !file.startsWith('social/'))
  const assets = named.filter((file) => /^assets\/.*\.\w+$/.test(file))
  const media = named.filter((file) => MEDIA.test(file) && !assets.includes(file))
  return [...rulesFor(assets, FOREVER), ...rulesFor(media, A_DAY)]
}

function rulesFor(files: string[], lifetime: string) {
  const folders = [...new Set(files.map(dirname))]
  return folders.flatMap((folder) => {
    const names = files.filter((file) => dirname(file) === folder).map((file) => basename(file))
    return chunks(names, FILES_PER_RULE).map((group) => ({
      source: `${folder === '.' ? '' : `/${folder}`}/@(${group.join('|')})`,
      headers: [{ key: 'Cache-Control', value: lifetime }],
    }))
  })
}

function emulators(ports: EmulatorPorts) {
  const { auth, firestore, hosting, hub, logging } = ports
  const addresses = Object.entries({ auth, firestore, hosting, hub, logging }).map(
    ([name, port]) => [name, { host: '127.0.0.1', port }] as const,
  )
  return { ...Object.fromEntries(addresses), ui: { enabled: false }, singleProjectMode: true }
}
