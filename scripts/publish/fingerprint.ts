import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../lib/folders'
import { listFiles } from '../lib/listFiles'
import { UserError } from '../lib/userError'

/** What a site is built from. */
const CODE = ['src', 'scripts', 'functions/src', 'index.html', 'vite.config.ts', 'package-lock.json']
const CONFIGURATION = ['firestore.rules', 'firestore.indexes.json', 'firebase.json']
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local']

/** A Mac writes .DS_Store when its owner looks into a folder. Hosting leaves out hidden files. */
const isHidden = (file: string) => /(^|\/)\./.test(file)

/** Changes whenever something that a publish reads changes. `root` contains `content/` and `public/`. */
export function fingerprintSources(root: string): string {
  const code = [...CODE, ...CONFIGURATION, ...SETTINGS].map((path) => fromRoot(path))
  const paths = [join(root, 'content'), join(root, 'public'), ...code]
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => existsSync(one))) {
    const files = statSync(path).isDirectory() ? listFiles(path).filter((file) => !isHidden(file)) : ['']
    for (const file of files.map((one) => join(path, one)))
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export const fingerprintText = (text: string) => createHash('sha256').update(text).digest('hex')

/** What is uploaded is what was checked: something may have changed while the question was open. */
export function requireSame(what: string, checked: string, now: string) {
  if (checked === now) return
  throw new UserError(`${what} changed after the check, so nothing more was published. Publish again.`)
}
