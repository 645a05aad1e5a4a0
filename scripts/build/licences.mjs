import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fromRoot } from '../lib/paths'
import { ConfigurationError } from './environment.mjs'

/**
 * The licences of what visitors get: their texts have to come along, and the minifier drops them.
 *
 * @typedef {{ name: string, version: string, license: string, text: string | null }} Shipped
 */

/** These ask for no more than to be named with their text. Whoever adds one has read it. */
const ALLOWED = ['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'BSD-3-Clause', 'ISC', '0BSD', 'OFL-1.1']

/** Google's packages name this licence and leave its text out; another part of the site brings it. */
const APACHE = 'Apache-2.0'
const APACHE_TEXT = fromRoot('node_modules', 'dompurify', 'LICENSE')

const RULE = '-'.repeat(100)

/** Writes licences.txt beside the pages, of what this very build holds. @returns {import('vite').Plugin} */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      // Fonts are no modules: the stylesheet names their files.
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames.map((name) => fromRoot(name)) : [],
      )
      const folders = packageFolders([...this.getModuleIds(), ...files])
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: licencesText(folders.map(readPackage)),
      })
    },
  }
}

/** @param {string[]} modules @returns {string[]} */
export function packageFolders(modules) {
  const folders = modules.flatMap((id) => {
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll(sep, '/')) ?? []
    return folder ? [folder] : []
  })
  return [...new Set(folders)].toSorted()
}

/** @param {string} folder @returns {Shipped} */
export function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!ALLOWED.includes(license)) {
    throw new ConfigurationError(
      `${name} would be shipped under "${license}", which nobody has looked at yet: read it, then add it in scripts/build/licences.mjs, or do without ${name}.`,
    )
  }
  const file = readdirSync(folder)
    .toSorted()
    .find((entry) => /^licen[cs]e\b/i.test(entry))
  return { name, version, license, text: file ? readFileSync(join(folder, file), 'utf8').trim() : null }
}

/** @param {Shipped[]} packages */
export function licencesText(packages) {
  const nameless = packages.filter(({ text }) => text === null)
  const own = packages.filter(({ text }) => text !== null)
  const wrong = nameless.find(({ license }) => license !== APACHE)
  if (wrong) throw new ConfigurationError(`${wrong.name} brings no text of its licence, ${wrong.license}.`)
  const parts = own.map((one) => [titleOf(one), '', one.text].join('\n'))
  if (nameless.length > 0) {
    parts.push([...nameless.map(titleOf), '', readFileSync(APACHE_TEXT, 'utf8').trim()].join('\n'))
  }
  const head = 'What this site is made with, and the licence of each part.'
  return `${[head, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

/** @param {Shipped} shipped */
const titleOf = ({ name, version, license }) => `${name} ${version} (${license})`
