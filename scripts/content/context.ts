import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Collection, collections } from '../../src/data/collections/index.ts'
import { pathsWhere } from '../../src/paths.ts'
import { listFiles } from '../lib/listFiles.ts'
import { parseYamlText } from '../lib/yamlText.ts'
import { readDrawingNames } from './drawings.ts'
import { ownPageNames } from './ownPageNames.ts'
import { lackingPages, readParts } from './parts/parts.ts'
import { readPracticeIds } from './practices.ts'
import { serviceSlugs } from './services.ts'

/** What the pictures and links of a file are checked against. */
export type Context = {
  /** Contains `content/` and `public/`. */
  root: string
  imageHost: string | null
  /** The addresses of the files in `public/`. Listed, because some computers ignore case. */
  publicFiles: ReadonlySet<string>
  /** The files of the entries that have pages, by the addresses of these. */
  entryPages: ReadonlyMap<string, string>
  /** The names of the services' files. */
  services: readonly string[]
  /** The names of the own pages' files. */
  ownPages: readonly string[]
  /** The paths of the pages that content/pages.yaml or `parts` in content/site.yaml switch off. */
  hiddenPages: readonly string[]
  /** The ids of the practices. */
  practices: readonly string[]
  /** The names of the drawings. */
  drawings: readonly string[]
}

export function contextOf(root: string): Context {
  return {
    root,
    imageHost: readImageHost(root),
    publicFiles: new Set(listFiles(join(root, 'public')).map((file) => `/${file}`)),
    entryPages: new Map(collections.flatMap((collection) => pagesOf(root, collection))),
    services: serviceSlugs(join(root, 'content')),
    ownPages: ownPageNames(join(root, 'content')),
    hiddenPages: readHiddenPages(join(root, 'content')),
    practices: readPracticeIds(join(root, 'content')),
    drawings: readDrawingNames(join(root, 'content')),
  }
}

function pagesOf(root: string, { folder, pages }: Collection): [address: string, file: string][] {
  if (!pages) return []
  const files = listFiles(join(root, 'content', folder)).filter((file) => file.endsWith('.md'))
  return files.map((file) => [pages.path(basename(file, '.md')), `content/${folder}/${file}`])
}

/** The origin that VITE_IMAGE_HOST names, in the shell or in .env. */
function readImageHost(root: string): string | null {
  const file = join(root, '.env')
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const { VITE_IMAGE_HOST: host = '' } = { ...settings, ...process.env }
  return URL.canParse(host) ? new URL(host).origin : null
}

/** A mistake in the file itself is reported by its reader. */
function readHiddenPages(folder: string): string[] {
  const file = join(folder, 'pages.yaml')
  if (!existsSync(file)) return []
  const { document, mistakes } = parseYamlText(readFileSync(file, 'utf8'))
  if (mistakes.length > 0) return []
  const lacking = lackingPages(readParts(folder)).map((name) => [name, { show: false }])
  const pages = { ...Object(document.toJS()), ...Object.fromEntries(lacking) }
  return pathsWhere(pages, ({ show }) => show === false)
}
