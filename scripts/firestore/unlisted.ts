import { type Collection, fieldsOf } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { type Fields, isEmptyValue } from './values'

/**
 * Why the site does not list a document that is not hidden, such as 'the field archive is missing': Firestore
 * finds no document by a field that it does not have, or that has another type. Null if it is listed, or hidden by `archive`.
 */
export function whyUnlisted(collection: Collection, stored: Fields): string | null {
  const reasons = wantedFields(collection).flatMap(({ field, form, isRight }) => {
    const value = stored[field]
    if (isRight(value)) return []
    return isEmptyValue(value)
      ? [`the field ${field} is missing`]
      : [`the field ${field} is ${JSON.stringify(value)}, not ${form}`]
  })
  return reasons.length > 0 ? reasons.join(', and ') : null
}

type Wanted = { field: string; form: string; isRight: (value: unknown) => boolean }

function wantedFields(collection: Collection): Wanted[] {
  const titles = fieldsOf(collection).filter(({ info }) => info.essential)
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return [
    ...titles.map(({ storedName }) => ({ field: storedName, form: 'a text', isRight: isText })),
    ...(isQueried(collection) ? QUERIED : []),
  ]
}

/** The other lists are read as a whole. */
const isQueried = ({ name }: Collection) => name === articles.name

/** By these, firestoreReader.ts finds and sorts articles. */
const FLAG = articles.storedName('isHidden')
const QUERIED: Wanted[] = [
  { field: FLAG, form: 'true or false', isRight: (value) => typeof value === 'boolean' },
  { field: articles.storedName('date'), form: 'a timestamp', isRight: (value) => value instanceof Date },
]

/** With the flags that it lacks: only an explicit `archive: true` hides an article. */
export function withFlags(collection: Collection, stored: Fields): Fields {
  return isQueried(collection) && isEmptyValue(stored[FLAG]) ? { ...stored, [FLAG]: false } : stored
}
