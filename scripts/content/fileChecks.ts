import { basename } from 'node:path'
import type { Mistake } from '../lib/yamlText.ts'

export const TEXT_FILE = /\.(md|markdown|txt)$/i

/** Some systems cannot store two files whose names differ only in case. Checks each of these files. */
export function caseCheck(files: readonly string[]) {
  const twins = new Map<string, string[]>()
  for (const file of files) {
    const name = file.toLowerCase()
    twins.set(name, [...(twins.get(name) ?? []), file])
  }
  return (file: string): Mistake[] => {
    const other = twins.get(file.toLowerCase())?.find((one) => one !== file)
    if (!other) return []
    const message = `The name differs from ${other} only in upper and lower case: rename one of them.`
    return [{ line: 1, message }]
  }
}

/** For a file in `content/<folder>` that the site does not use. */
export function strayFile(file: string, folder: string, endings: readonly string[]): Mistake[] {
  const [, name, ending = ''] = /^(.*)\.(\w+)$/.exec(basename(file)) ?? []
  const needed = TEXT_FILE.test(file) ? 'md' : ending.toLowerCase()
  const advice = endings.includes(needed)
    ? `rename it to content/${folder}/${name}.${needed}`
    : 'move it to another folder'
  const used = endings.map((one) => `.${one}`).join(' and ')
  const message = `Only ${used} files directly in content/${folder} are used: ${advice}, or remove it.`
  return [{ line: 1, message }]
}
