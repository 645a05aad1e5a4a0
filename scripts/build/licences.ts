import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { fromRoot } from '../lib/folders.ts'
import { UserError } from '../lib/userError.ts'

const RULE = `\n\n${'-'.repeat(100)}\n\n`
const APACHE_TEXT = fromRoot('node_modules', 'dompurify', 'LICENSE')

/**
 * Writes licences.txt for the packages in the bundle, because the minifier drops their notices. Vite's `build.license`
 * leaves out fonts, and has no text for the packages that only name their licence.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames.map((name) => fromRoot(name)) : [],
      )
      const folders = [...this.getModuleIds(), ...fonts].flatMap(
        (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll(sep, '/'))?.[1] ?? [],
      )
      const source = licencesText([...new Set(folders)].toSorted())
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

function licencesText(folders: string[]): string {
  const intro = 'What this site is made with, and the licence of each part.'
  const apache = `Apache-2.0\n\n${readFileSync(APACHE_TEXT, 'utf8').trim()}`
  return `${[intro, ...folders.map(licenceOf), apache].join(RULE)}\n`
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const title = `${name} ${version} (${license})`
  const file = readdirSync(folder).find((entry) => /^licen[cs]e\b/i.test(entry))
  if (file) return `${title}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
  // Google's packages do not contain its text, which is at the end.
  if (license === 'Apache-2.0') return title
  throw new UserError(`${name} does not contain the text of its licence, ${license}: use another package.`)
}
