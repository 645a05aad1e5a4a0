import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
export function readFilm(folder: string): { transcript: string[] } | null {
  const file = join(folder, '..', 'public', 'film', 'captions.vtt')
  if (!existsSync(file)) return null
  const blocks = readFileSync(file, 'utf8').split(/\n{2,}/)
  return { transcript: blocks.flatMap((block) => block.match(/-->.*\n([\s\S]+)/)?.[1]?.trim() ?? []) }
}
