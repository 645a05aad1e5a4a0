import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { listFiles } from '../lib/listFiles.ts'

/** What the pictures and links of a file are checked against. */
export type Context = {
  /** Contains `content/` and `public/`. */
  root: string
  imageHost: string | null
  /** The ids of all articles. */
  articles: ReadonlySet<string>
}

export const contextOf = (root: string): Context => ({
  root,
  imageHost: readImageHost(root),
  articles: articleIds(root),
})

export const articleIds = (root: string) =>
  new Set(listFiles(join(root, 'content', 'articles')).map((file) => basename(file, '.md')))

/** The origin that VITE_IMAGE_HOST names, in the shell or in .env. */
export function readImageHost(root: string): string | null {
  const file = join(root, '.env')
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const { VITE_IMAGE_HOST: host = '' } = { ...settings, ...process.env }
  return URL.canParse(host) ? new URL(host).origin : null
}
