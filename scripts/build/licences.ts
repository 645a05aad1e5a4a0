import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { fromRoot } from '../lib/paths.ts'
import { UserError } from '../lib/userError.ts'

type Licensed = { name: string; version: string; license: string; text: string | null }

/** All of these only require their text to be shipped. Read a licence before you add it. */
const ALLOWED = ['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'BSD-3-Clause', 'ISC', '0BSD', 'OFL-1.1']

/** Google's packages do not contain the text of their licence. */
const APACHE = 'Apache-2.0'
const APACHE_TEXT = fromRoot('node_modules', 'dompurify', 'LICENSE')

const RULE = '-'.repeat(100)

/** Writes licences.txt for the packages in the bundle, because the minifier drops their notices. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      // Fonts are not modules: only the stylesheet refers to them.
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames.map((name) => fromRoot(name)) : [],
      )
      const folders = packageFolders([...this.getModuleIds(), ...files])
      const source = licencesText(folders.map(readPackage))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

export function packageFolders(moduleIds: string[]): string[] {
  const folders = moduleIds.flatMap((id) => {
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll(sep, '/')) ?? []
    return folder ? [folder] : []
  })
  return [...new Set(folders)].toSorted()
}

export function readPackage(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!ALLOWED.includes(license)) {
    throw new UserError(
      `${name} has the licence "${license}", which is not allowed yet. Read it and add it to ALLOWED in scripts/build/licences.ts, or remove ${name}.`,
    )
  }
  const file = readdirSync(folder)
    .toSorted()
    .find((entry) => /^licen[cs]e\b/i.test(entry))
  return { name, version, license, text: file ? readFileSync(join(folder, file), 'utf8').trim() : null }
}

export function licencesText(packages: Licensed[]): string {
  const withText = packages.filter(({ text }) => text !== null)
  const withoutText = packages.filter(({ text }) => text === null)
  const unknown = withoutText.find(({ license }) => license !== APACHE)
  if (unknown)
    throw new UserError(`${unknown.name} does not contain the text of its licence, ${unknown.license}.`)
  const parts = withText.map((one) => `${titleOf(one)}\n\n${one.text}`)
  if (withoutText.length > 0) {
    parts.push([...withoutText.map(titleOf), '', readFileSync(APACHE_TEXT, 'utf8').trim()].join('\n'))
  }
  const intro = 'What this site is made with, and the licence of each part.'
  return `${[intro, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

const titleOf = ({ name, version, license }: Licensed) => `${name} ${version} (${license})`
