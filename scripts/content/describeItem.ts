import { bodyOf, fieldsOf } from '@/data/collections'
import { fileOf, type Item } from './documents'
import { fromFirestoreValue, textOf } from './firestoreValue'

/** 'Changed article “Books in order”: Summary, Text' */
export function describeChange(item: Item): string {
  if (!item.file) return `Removed ${nameOf(item)}`
  const date = fromFirestoreValue(item.file.date)
  const isScheduled = date instanceof Date && date.getTime() > Date.now()
  const later = isScheduled ? `, appears on ${date.toISOString().slice(0, 16).replace('T', ' at ')} UTC` : ''
  if (!item.stored) return `New ${nameOf(item)}${later}`
  return `Changed ${nameOf(item)}: ${labelsOf(item)}${later}`
}

/** What happened to a document in the Firebase console. */
export function describeEdit(item: Item): string {
  const { stored, file, isFileChanged } = item
  if (!stored) return `Deleted ${nameOf(item)}${isFileChanged ? ', whose file was changed' : ''}`
  if (!file) return `Edited ${nameOf(item)}, whose file was deleted`
  return `Edited ${nameOf(item)}${isFileChanged ? ', and its file was changed, too' : ''}: ${labelsOf(item)}`
}

function nameOf(item: Item): string {
  const title = textOf(item.file ?? item.stored?.fields, item.collection.titleField)
  return `${item.collection.itemLabel} ${title ? `“${title}”` : fileOf(item)}`
}

/** The measured sizes of a picture belong to the picture. */
function labelsOf({ collection, fields }: Item): string {
  const body = bodyOf(collection)
  const labels = new Map(fieldsOf(collection).map(([name, { label }]) => [name, label]))
  if (body) labels.set(body.field, body.info.label)
  const named = fields.map((name) => labels.get(name.replace(/(Width|Height)$/, '')) ?? name)
  return [...new Set(named)].join(', ')
}
