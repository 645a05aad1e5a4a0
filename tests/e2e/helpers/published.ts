import { readContent } from '../../../scripts/content/readContent'

/** What the site shows: the content files, which the tests' backend starts with. */
const { entries } = await readContent()

const titles = (list: typeof entries.team, field: string) => list.map(({ fields }) => String(fields[field]))

export const innovations = titles(entries.innovations, 'title')
export const team = titles(entries.team, 'name')

/** Newest first, without archived articles. */
export const articles = entries.blogs
  .filter(({ fields }) => fields.archive !== true)
  .toSorted((a, b) => Number(b.fields.date) - Number(a.fields.date))
  .map(({ id, fields }) => ({ title: String(fields.blogTitle), path: `/insight/${id}` }))

/** The newest first. */
export const cases = entries.cases
  .toSorted((a, b) => Number(b.fields.date) - Number(a.fields.date))
  .map(({ id, fields }) => ({ title: String(fields.title), path: `/our-portfolio/${id}` }))

export function sample<Item>(list: readonly Item[], index = 0): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The tests need at least ${index + 1} of these in content/.`)
  return item
}
