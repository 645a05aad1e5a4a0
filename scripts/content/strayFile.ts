import type { Mistake } from '../lib/yamlText.ts'

/** For a file in `content/<folder>` that the site does not use. */
export function strayFile(folder: string, endings: string): Mistake[] {
  const message = `Only ${endings} files directly in content/${folder} are used: rename, move or remove this one.`
  return [{ line: 1, message }]
}

/** Hosting would show such a page as the page of the list, or redirect to that. */
export const INDEX_NAME = 'The list itself has this address: give the file another name than index.'
