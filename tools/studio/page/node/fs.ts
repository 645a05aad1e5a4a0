// The part of node:fs that the check uses, on the files that the page knows.
import tokens from '../../../../src/styles/tokens.css?raw'
import { siteFiles } from '../siteFiles'

/** Of the product, not of the owner. */
const TOKENS = '/src/styles/tokens.css'

const isFolder = (path: string) => [...siteFiles.keys()].some((file) => file.startsWith(`${path}/`))

export const existsSync = (path: string) => siteFiles.has(path) || isFolder(path)

export function readFileSync(path: string, encoding?: string): string | Uint8Array {
  const known = path.endsWith(TOKENS) ? tokens : siteFiles.get(path)
  if (known === undefined) throw new Error(`ENOENT: ${path}`)
  const content = known ?? ''
  return encoding && typeof content !== 'string' ? new TextDecoder().decode(content) : content
}

export const readFile = async (path: string, encoding?: string) => readFileSync(path, encoding)

export function statSync(path: string) {
  const content = siteFiles.get(path)
  if (content === undefined) return undefined
  return { size: content?.length ?? 0, isFile: () => true }
}

export function readdirSync(folder: string) {
  const names = new Map<string, boolean>()
  for (const file of siteFiles.keys()) {
    if (!file.startsWith(`${folder}/`)) continue
    const [name = '', ...below] = file.slice(folder.length + 1).split('/')
    names.set(name, below.length === 0)
  }
  return Array.from(names, ([name, isFile]) => ({ name, isFile: () => isFile, isDirectory: () => !isFile }))
}
