import { createHash } from 'node:crypto'
import { bodyOf, fieldsOf } from '@/data/collections'
import { findBrandMistakes } from '../../../scripts/brand/findMistakes'
import { comparePublished, fileOf, type Item, planPush, writeItems } from '../../../scripts/content/documents'
import { canonical, fromFirestoreValue, textOf } from '../../../scripts/content/firestoreValue'
import { describeEdit } from '../../../scripts/content/pushCommand'
import { contentFile, readContent } from '../../../scripts/content/readContent'
import { openTarget } from '../../../scripts/content/target'
import { Refused } from './contentPaths'

/** Where the owner publishes. The page names one of the two, never a project. */
export type Destination = 'local' | 'project'

export type PublishPlan = {
  title: string
  changes: string[]
  skipped: string[]
  drafts: string[]
  mistakes: { path: string; field?: string | undefined; message: string }[]
  /** Confirms exactly this plan. */
  key: string
}

/** `projectId` is the one that .env names, or null. */
export async function planPublishing(
  root: string,
  to: Destination,
  projectId: string | null,
): Promise<PublishPlan> {
  const { plan } = await readPlan(root, to, projectId)
  return plan
}

/** Writes the plan that the owner has seen. Anything that changed since then must be seen first. */
export async function publishPlan(root: string, to: Destination, projectId: string | null, key: string) {
  const { plan, target, items } = await readPlan(root, to, projectId)
  if (plan.mistakes.length > 0) throw new Refused(422, 'Correct the mistakes first.')
  if (plan.key !== key)
    throw new Refused(409, 'Something has changed since you looked at this list. Look at the new one.')
  await writeItems(target, items)
  return { written: plan.changes.length, title: plan.title }
}

async function readPlan(root: string, to: Destination, projectId: string | null) {
  const isLocal = to === 'local'
  if (!isLocal && !projectId)
    throw new Refused(403, 'No project is named in .env. The handbook describes how to name it.')
  const { entries, localEntries, mistakes, drafts } = await readContent(root)
  const target = await openTarget(isLocal ? undefined : (projectId ?? undefined))
  const { planned, skipped, unmarked } = planPush(
    await comparePublished(target, isLocal ? localEntries : entries),
  )
  const plan = {
    title: target.title,
    changes: planned.map(describeChange),
    skipped: skipped.map((item) => `${nameOf(item)}: ${describeEdit(item)}`),
    drafts: drafts.files,
    mistakes: [
      ...mistakes.map(({ file, field, message }) => ({ path: file, field, message })),
      ...findBrandMistakes(root).map((text) => splitMistake(text)),
    ],
  }
  return { plan: { ...plan, key: keyOf(target.title, planned) }, target, items: [...planned, ...unmarked] }
}

/** 'content/site.yaml:12: name is missing …' */
function splitMistake(text: string) {
  const [, path = '', message = text] = /^([\w/.-]+):(?:\d+:)? (.*)$/.exec(text) ?? []
  return { path, message }
}

function keyOf(title: string, planned: Item[]): string {
  const parts = planned.map((item) => [
    fileOf(item),
    item.state,
    item.file && canonical(item.file),
    item.stored?.updateTime,
  ])
  return createHash('sha256')
    .update(JSON.stringify([title, parts]))
    .digest('hex')
}

/** 'Changed article “Books in order”: Summary, Text' */
function describeChange(item: Item): string {
  if (item.state === 'removed') return `Removed ${nameOf(item)}`
  const date = fromFirestoreValue(item.file?.date)
  const isScheduled = date instanceof Date && date.getTime() > Date.now()
  const later = isScheduled ? `, appears on ${date.toISOString().slice(0, 16).replace('T', ' at ')} UTC` : ''
  if (item.state === 'added') return `New ${nameOf(item)}${later}`
  return `Changed ${nameOf(item)}: ${labelsOf(item).join(', ')}${later}`
}

function nameOf({ collection, id, file, stored }: Item): string {
  const title = textOf(file ?? stored?.fields, collection.titleField)
  return `${collection.itemLabel} ${title ? `“${title}”` : contentFile(collection, id)}`
}

/** The measured sizes of a picture belong to the picture. */
function labelsOf({ collection, fields }: Item): string[] {
  const body = bodyOf(collection)
  const labels = new Map(fieldsOf(collection).map(([name, { label }]) => [name, label]))
  if (body) labels.set(body.field, body.info.label)
  return [...new Set(fields.map((name) => labels.get(name.replace(/(Width|Height)$/, '')) ?? name))]
}
