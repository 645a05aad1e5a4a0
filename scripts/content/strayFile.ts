import { basename } from 'node:path'
import type { Mistake } from '../lib/yamlText.ts'

export const TEXT_FILE = /\.(md|markdown|txt)$/i

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
