import { articles } from '@/data/collections/articles'
import type { Context } from './context'
import { fileOf, type Item } from './documents'
import { checkName, readEntry } from './readContent'
import { writeEntry } from './writeEntry'

/** `text` is the new text of the file, or null to delete it. */
type Pulled = { item: Item; text: string | null }
type LeftOut = { item: Item; reasons: string[] }
type Plan = { planned: Pulled[]; leftOut: LeftOut[] }
type Options = Omit<Context, 'articles'> & { overwrite: boolean; readSource: (file: string) => string | null }

/** What a pull changes. It leaves out files that were edited too, and documents that content:check would reject. */
export function planPull(items: Item[], { overwrite, readSource, ...context }: Options): Plan {
  const edited = items.filter(({ state }) => state === 'edited' || state === 'foreign')
  const kept = overwrite
    ? []
    : edited.filter(({ state, isFileChanged }) => state === 'edited' && isFileChanged)
  const candidates = edited.flatMap((item): Pulled[] => {
    if (kept.includes(item)) return []
    const fields = item.stored?.fields
    return [{ item, text: fields ? writeEntry(item.collection, fields, readSource(fileOf(item))) : null }]
  })
  const otherFiles = items.filter((item) => item.file && !candidates.some((one) => one.item === item))
  const { planned, leftOut } = leaveOutMistakes(candidates, otherFiles, context)
  const reasons = ['The file was changed, too: pass --overwrite to replace it with the document.']
  return { planned, leftOut: [...kept.map((item) => ({ item, reasons })), ...leftOut] }
}

/** Repeats the check for the rest, because others can link to an article that was left out. */
function leaveOutMistakes(candidates: Pulled[], others: Item[], context: Omit<Context, 'articles'>): Plan {
  const after = [...others, ...candidates.flatMap(({ item, text }) => (text === null ? [] : [item]))]
  const ids = after.filter(({ collection }) => collection === articles).map(({ id }) => id)
  const checked = candidates.map((one) => ({
    ...one,
    reasons: mistakesIn(one, after.map(fileOf), { ...context, articles: new Set(ids) }),
  }))
  const rejected = checked.filter(({ reasons }) => reasons.length > 0)
  if (rejected.length === 0) return { planned: candidates, leftOut: [] }
  const accepted = checked.filter(({ reasons }) => reasons.length === 0)
  const unchanged = rejected.flatMap(({ item }) => (item.file ? [item] : []))
  const { planned, leftOut } = leaveOutMistakes(accepted, [...others, ...unchanged], context)
  return { planned, leftOut: [...rejected, ...leftOut] }
}

function mistakesIn({ item, text }: Pulled, files: string[], context: Context): string[] {
  if (text === null) return []
  const { collection, id } = item
  const mistakes = [...checkName(collection, id, files), ...readEntry(collection, text, context).mistakes]
  return mistakes.map(({ message }) => message)
}
