import { readContent } from '../scripts/content/readContent'

/** Throws an error that lists every mistake, except those of drafts. */
export async function readValidContent(root: string) {
  const content = await readContent(root)
  if (content.mistakes.length > 0) throw new Error(content.mistakes.join('\n'))
  return content
}
