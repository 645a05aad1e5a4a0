import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { isMap, type YAMLMap } from 'yaml'
import { writeAtomically } from '../lib/atomicFile'
import { contentFolder, isSampleBrand } from '../lib/contentFolder'
import { fromRoot } from '../lib/folders'
import { listFiles } from '../lib/listFiles'
import { log } from '../lib/log'
import { parseOptions } from '../lib/parseOptions'
import { UserError } from '../lib/userError'
import { formatMistakes, parseYamlText } from '../lib/yamlText'
import { editYaml } from './editYaml'
import { readFormat, requireFormat, withFormat } from './format'
import { splitFrontMatter } from './frontMatter'
import { FORMAT, migrations } from './migrations'
import type { ContentFiles, Migration } from './migrations/migration'

/**
 * `npm run content:migrate`: brings the owner's content to the format of this version. `--before` names the commit with
 * the code that the content was written for, which an upgrade knows.
 */
export function main(args: string[]) {
  const { before } = parseOptions(args, { before: { type: 'string' } })
  const folder = contentFolder()
  if (isSampleBrand(folder))
    throw new UserError('There is no folder content/. Run npm run begin, which makes one.')
  const readCode = (file: string) => {
    if (!before) return existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : null
    const { exitCode, stdout } = execaSync('git', ['show', `${before}:${file}`], {
      cwd: fromRoot(),
      reject: false,
    })
    return exitCode === 0 ? stdout : null
  }
  const { done, undecided } = migrateContent(folder, readCode)
  for (const line of done) log(line)
  for (const line of undecided) log(`You decide: ${line}`)
  log(`content/ has format ${FORMAT}.`)
  return 0
}

const UNCHANGED = 'Nothing was changed: correct that, and start again.'

/** Nothing is written if a migration fails. The number comes last: what is interrupted runs again from its start. */
export function migrateContent(
  folder: string,
  readCode: ContentFiles['readCode'] = () => null,
  known: readonly Migration[] = migrations,
) {
  const from = readFormat(folder)
  // It says what to do about a format that is no number, or newer.
  if (!(from >= 1 && from <= FORMAT)) requireFormat(folder)
  if (from < FORMAT) requireReadable(folder)
  const changed = new Map<string, string | null>()
  const done: string[] = []
  const undecided: string[] = []
  const read = (file: string) => {
    if (changed.has(file)) return changed.get(file) ?? null
    return existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null
  }
  const files: ContentFiles = {
    list: (below = '') => {
      const names = new Set(listFiles(folder))
      for (const [file, text] of changed) text === null ? names.delete(file) : names.add(file)
      return [...names].filter((file) => file.startsWith(below && `${below}/`)).toSorted()
    },
    read,
    write: (file, text) => void changed.set(file, text),
    edit: (file, change) => {
      const source = read(file)
      const edited = source === null ? null : editFields(file, source, change)
      if (edited === null) throw new UserError(`content/${file} cannot be read. ${UNCHANGED}`)
      if (edited !== source) changed.set(file, edited)
    },
    readCode,
  }
  const report = {
    done: (text: string) => done.push(text),
    undecided: (text: string) => undecided.push(text),
  }
  for (const { format, migrate } of known) if (format > from) migrate(files, report)
  for (const [file, text] of changed) {
    if (text === null) rmSync(join(folder, file), { force: true })
    else writeAtomically(join(folder, file), text)
  }
  const site = readFileSync(join(folder, 'site.yaml'), 'utf8')
  if (from !== FORMAT) writeAtomically(join(folder, 'site.yaml'), withFormat(site, FORMAT))
  return { done, undecided }
}

/** Once the number of the format is written, no migration looks again at what it could not read. */
function requireReadable(folder: string) {
  const files = listFiles(folder).filter((file) => file.endsWith('.yaml'))
  const mistakes = files.flatMap((file) =>
    formatMistakes(`content/${file}`, parseYamlText(readFileSync(join(folder, file), 'utf8')).mistakes),
  )
  if (mistakes.length > 0) throw new UserError([...mistakes, UNCHANGED].join('\n'))
}

/** Null if the file has no fields that can be read. */
function editFields(file: string, source: string, change: (fields: YAMLMap) => void): string | null {
  const parts = file.endsWith('.md') ? splitFrontMatter(source) : { yaml: source, body: null }
  if (!parts) return null
  const { document, mistakes } = parseYamlText(parts.yaml)
  if (mistakes.length > 0 || (document.contents && !isMap(document.contents))) return null
  const yaml = editYaml(parts.yaml, change)
  return parts.body === null ? yaml : `---\n${yaml}---\n${parts.body}`
}
