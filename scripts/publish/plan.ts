import { findBrandMistakes } from '../brand/findMistakes'
import { readRules } from '../brand/rules'
import { describeChange, describeEdit } from '../content/describeItem'
import { compareDocuments, fileOf, isNewer } from '../content/documents'
import { readContent } from '../content/readContent'
import { canBecomeFile } from '../content/takeOver'
import { openTarget } from '../content/target'
import { count } from '../lib/count'
import { UserError } from '../lib/userError'
import { fingerprintSources, fingerprintText } from './fingerprint'
import { changedSince, isOwned, proposeMessage, readRepository } from './git'
import type { Scope } from './options'
import { liveUrl, type Published, readPublished } from './published'

const MAX_LISTED_FILES = 12

type Options = { project?: string | undefined; scope: Scope }
export type Plan = Awaited<ReturnType<typeof planPublish>>

/** What a publish would do, in words and as data. It changes nothing. */
export async function planPublish(root: string, { project, scope }: Options) {
  const { entries, localEntries, drafts, samples } = await readContent(root)
  const target = await openTarget(project)
  // A preview changes no documents, and its account may not read all of them.
  const items = scope === 'preview' ? [] : await compareDocuments(target, project ? entries : localEntries)
  const newer = items.filter(isNewer)
  const edited = items.filter(({ state }) => state === 'edited')
  const created = items.filter((item) => item.state === 'foreign' && canBecomeFile(root, item, items))
  const unmarked = items.filter(({ state }) => state === 'unmarked')

  const repository = project ? await readRepository(root) : null
  const uncommitted = repository?.uncommitted.filter(isOwned) ?? []
  const changedCode = repository?.uncommitted.filter((file) => !isOwned(file)) ?? []
  const isSite = scope === 'site' && project
  const before = scope !== 'documents' && project ? await readPublished(liveUrl(project)) : null
  const rules = isSite ? fingerprintText(readRules()) : ''
  const sources = fingerprintSources(root)
  const versions = [...newer, ...edited].map((item) => [fileOf(item), item.stored?.updateTime])
  return {
    title: target.title,
    lines: [
      ...newer.map(describeChange),
      ...(newer.length + edited.length === 0 && scope !== 'preview' ? ['No document has changed.'] : []),
      ...drafts.files.map(
        (file) => `${project ? 'Stays here' : 'Only on the local site'}, as a draft: ${file}`,
      ),
      ...created.map((item) => `Created in the Firebase console, without a file: ${fileOf(item)}`),
      ...(isSite ? [await describeFiles(root, before)] : []),
      ...(isSite ? [`Rules: ${before?.rules === rules ? 'unchanged' : 'changed'}`] : []),
      ...(samples.length > 0
        ? [`Still marked as a sample: ${count(samples.length, 'entry', 'entries')}`]
        : []),
    ],
    changes: newer.length,
    edits: edited.map((item) => ({
      file: fileOf(item),
      text: describeEdit(item),
      isFileChanged: item.isFileChanged,
    })),
    created: created.map(fileOf),
    uncommitted,
    message: proposeMessage(uncommitted),
    /** Confirms exactly this plan. */
    key: fingerprintText(JSON.stringify([target.title, sources, versions])),
    /** Not for the page of the studio. */
    data: { target, newer, edited, created, unmarked, repository, changedCode, before, rules, sources },
  }
}

async function describeFiles(root: string, before: Published | null): Promise<string> {
  if (!before) return 'Files: all of them, because this site has not been published yet'
  const changed = before.commit && (await changedSince(root, before.commit))
  if (!changed) return 'Files: all of them, because no commit of this folder is live'
  const files = changed.filter((file) => !/^(?:docs|tests|\.local)\//.test(file))
  const rest = files.length > MAX_LISTED_FILES ? ` and ${files.length - MAX_LISTED_FILES} more` : ''
  const listed = files.slice(0, MAX_LISTED_FILES).join(', ') || 'none'
  return `Files changed since commit ${before.commit}, which is live: ${listed}${rest}`
}

/** Every mistake in `content/` with its file and line, those of drafts aside. */
export async function findContentMistakes(root: string): Promise<string[]> {
  const { mistakes } = await readContent(root)
  return [...mistakes, ...findBrandMistakes(root)]
}

export async function requireValidContent(root: string) {
  const mistakes = await findContentMistakes(root)
  if (mistakes.length === 0) return
  throw new UserError([...mistakes, 'Nothing was published: correct these first.'].join('\n'))
}
