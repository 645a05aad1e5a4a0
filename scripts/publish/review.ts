import { findBrandMistakes } from '../content/findMistakes'
import { noteEnding } from '../content/parts/parts'
import { readContent } from '../content/readContent'
import { type Change, type Comparison, compareDocuments, fileOf } from '../firestore/mirror'
import { readRules } from '../firestore/rules'
import { openTarget } from '../firestore/target'
import { count } from '../lib/count'
import { UserError } from '../lib/userError'
import { findConsoleEdits } from './consoleEdits'
import { describeChange, describeEdit } from './describeChange'
import { findEndingParts } from './endingParts'
import { fingerprintSources, fingerprintText } from './fingerprint'
import { changedSince, isOwned, proposeMessage, readRepository, requireLiveCommit } from './git'
import { liveUrl, type Published, readPublished } from './published'
import type { Scope } from './publishOptions'
import { nextDue, ownerTimeZone } from './schedule'

const MAX_LISTED_FILES = 12
const MAX_LISTED_DOCUMENTS = 100

type Options = { project?: string | undefined; scope: Scope }
type Content = Awaited<ReturnType<typeof readAllContent>>
export type Review = Awaited<ReturnType<typeof reviewPublish>>

/** A preview changes no documents, and its account may not read all of them. */
const NOTHING_COMPARED: Comparison = { changes: [], unnameable: [], unlisted: [], stored: new Map() }

/** What a publish would do, in words and as data. It changes nothing. */
export async function reviewPublish(root: string, content: Content, { project, scope }: Options) {
  const { entries, localEntries, drafts, samples, sources } = content
  const target = await openTarget(project)
  const isPreview = scope === 'preview'
  const { changes, unnameable, unlisted, stored } = isPreview
    ? NOTHING_COMPARED
    : await compareDocuments(target, project ? entries : localEntries)

  const repository = project ? await readRepository(root) : null
  const uncommitted = repository?.uncommitted.filter(isOwned) ?? []
  const changedCode = repository?.uncommitted.filter((file) => !isOwned(file)) ?? []
  const before = project ? await readPublished(liveUrl(project)) : null
  const live = (!isPreview && before?.commit) || null
  if (live) await requireLiveCommit(root, live)
  const edited = live ? await findConsoleEdits(root, live, changes) : []
  /** Documents that are replaced only after they have been shown. Without a live commit, an edit looks like a change of a file. */
  const doubtful = project && !live ? changes.filter((change) => change.stored) : edited
  const isSite = scope === 'site'
  const ending = project && isSite ? await findEndingParts(target) : null
  if (ending) noteEnding(ending.names)
  const rules = isSite ? fingerprintText(readRules()) : ''
  const versions = changes.map((change) => [fileOf(change), change.stored?.updatedAt])
  const timeZone = ownerTimeZone(root)
  const others = changes.filter((change) => !edited.includes(change))
  const lines = [
    ...listed(edited, (change) => describeEdit(change, timeZone)),
    doubtful.length > edited.length &&
      'No commit is known to be live, so edits of the console cannot be told from changes of your files.',
    doubtful.length > 0 &&
      `To keep what is in the database, stop here and run npm run publish -- --take --project ${project}.`,
    ...listed(others, (change) => describeChange(change, timeZone)),
    changes.length === 0 && !isPreview && 'No document has changed.',
    ...listed(unlisted, (line) => line),
    ...unnameable.map((path) => `Never changed, because its id cannot be the name of a file: ${path}`),
    ...drafts.files.map(
      (file) => `${project ? 'Stays here' : 'Only on the local site'}, as a draft: ${file}`,
    ),
    ...(ending?.lines ?? []),
    isSite && (await describeFiles(root, before)),
    isSite && `Rules: ${before?.rules === rules ? 'unchanged' : 'changed'}`,
    samples.length > 0 && `Still marked as a sample: ${count(samples.length, 'entry', 'entries')}`,
  ]
  const emptied = project ? describeEmptied(changes, stored) : []
  return {
    title: target.title,
    lines: lines.filter((line) => line !== false),
    changes: changes.length,
    uncommitted,
    message: proposeMessage(uncommitted),
    /** Confirms exactly what was shown. */
    key: fingerprintText(JSON.stringify([target.title, sources, versions])),
    /** Not for the page of the studio. */
    data: {
      ...{ target, changes, doubtful, emptied, repository, changedCode, before, rules, sources },
      due: nextDue(entries),
    },
  }
}

function listed<T>(all: T[], describe: (one: T) => string): string[] {
  const rest = all.length - MAX_LISTED_DOCUMENTS
  const lines = all.slice(0, MAX_LISTED_DOCUMENTS).map(describe)
  return rest > 0 ? [...lines, `and ${rest} more`] : lines
}

/** '12 of 14 in blogs', for each collection that would lose more than half of its documents, and not just its last one. */
function describeEmptied(changes: Change[], stored: Comparison['stored']): string[] {
  return [...stored].flatMap(([collection, documents]) => {
    const removed = changes.filter((change) => change.collection === collection && !change.file).length
    return removed > 1 && removed * 2 > documents.size
      ? [`${removed} of ${documents.size} in ${collection.name}`]
      : []
  })
}

async function describeFiles(root: string, before: Published | null): Promise<string> {
  if (!before) return 'Files: all of them, because this site has not been published yet'
  const changed = before.commit && (await changedSince(root, before.commit))
  if (!changed) return 'Files: all of them, because no commit of this folder is live'
  const files = changed.filter((file) => !/^(?:docs|sample|tests|\.local)\//.test(file))
  const rest = files.length > MAX_LISTED_FILES ? ` and ${files.length - MAX_LISTED_FILES} more` : ''
  const shown = files.slice(0, MAX_LISTED_FILES).join(', ') || 'none'
  return `Files changed since commit ${before.commit}, which is live: ${shown}${rest}`
}

/** The entries, and every mistake in `content/` with its file and line, those of drafts aside. */
export async function readAllContent(root: string) {
  // A file that changes while it is read, or after, is not what was checked.
  const sources = fingerprintSources(root)
  const content = await readContent(root)
  return { ...content, sources, mistakes: [...content.mistakes, ...findBrandMistakes(root)] }
}

export async function requireValidContent(root: string) {
  const content = await readAllContent(root)
  const { mistakes } = content
  if (mistakes.length === 0) return content
  throw new UserError([...mistakes, 'Nothing was published: correct these first.'].join('\n'))
}
