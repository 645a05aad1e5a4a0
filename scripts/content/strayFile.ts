import type { Mistake } from '../lib/yamlText.ts'

/** For a file in `content/<folder>` that the site does not use. */
export function strayFile(folder: string, endings: string): Mistake[] {
  const message = `Only ${endings} files directly in content/${folder} are used: rename, move or remove this one.`
  return [{ line: 1, message }]
}
