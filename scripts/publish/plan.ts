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
import type { PublishOptions, Scope } from './options'
import { liveUrl, type Published, readPublished } from './published'

const MAX_LISTED_FILES = 12

export type Mistake = { path: string; line?: number | undefined; field?: string | undefined; message: string }
export type Plan = Awaited<ReturnType<typeof planPublish>>

/** What a publish would do, in words and as data. It changes nothing. */
export async function planPublish(
  root: string,
  { project, scope }: { project?: string | undefined; scope: Scope },
) {
  const { entries, localEntries, drafts, samples } = await readContent(root)
  const target = await openTarget(project)
  // A preview changes no documents, and its account may not read all of them.
  const items = scope === 'preview' ? [] : await compareDocuments(target, project ? entries : localEntries)
  const repository = project ? await readRepository(root) : null
  const before = scope === 'site' && project ? await readPublished(liveUrl(project)) : null
  const rules = scope === 'site' ? fingerprintText(readRules()) : ''
  const sources = fingerprintSources(root)

  const newer = items.filter(isNewer)
  const edited = items.filter(({ state }) => state === 'edited')
  const created = items.filter((item) => item.state === 'foreign' && canBecomeFile(root, item, items))
  const uncommitted = repository?.uncommitted.filter(isOwned) ?? []
  const versions = [...newer, ...edited].map((item) => [fileOf(item), item.stored?.updateTime])
  return {
    title: target.title,
    changes: newer.map(describeChange),
    edits: edited.map((item) => ({
      file: fileOf(item),
      text: describeEdit(item),
      isFileChanged: item.isFileChanged,
    })),
    created: created.map(fileOf),
    site: scope === 'site' ? [...(await describeFiles(root, before)), describeRules(before, rules)] : [],
    drafts: drafts.files,
    samples: samples.length,
    uncommitted,
    message: uncommitted.length > 0 ? proposeMessage(uncommitted) : '',
    /** Confirms exactly this plan. */
    key: fingerprintText(JSON.stringify([target.title, sources, versions])),
    /** Not for the page of the studio. */
    data: {
      target,
      newer,
      edited,
      created,
      unmarked: items.filter(({ state }) => state === 'unmarked'),
      repository,
      changedCode: repository?.uncommitted.filter((file) => !isOwned(file)) ?? [],
      before,
      rules,
      sources,
    },
  }
}

export function describePlan(plan: Plan, { project, scope }: PublishOptions): string[] {
  const { title, changes, edits, created, site, drafts, samples } = plan
  const list = (heading: string, lines: string[]) =>
    lines.length > 0 ? [`  ${heading}`, ...lines.map((line) => `    ${line}`)] : []
  if (scope === 'preview')
    return [`To ${title}:`, '  Only the pages. Documents, rules and indexes stay as they are.']
  return [
    `To ${title}:`,
    ...changes.map((line) => `  ${line}`),
    ...(changes.length === 0 ? ['  No file of a document has changed.'] : []),
    ...list(
      'In the Firebase console, since the last publish:',
      edits.map(({ file, text }) => `${text} (${file})`),
    ),
    ...list('Created in the console. Pass --take all to get their files:', created),
    ...list(
      project ? 'Drafts, which stay on this computer:' : 'Drafts, which only the local site shows:',
      drafts,
    ),
    ...site.map((line) => `  ${line}`),
    ...(samples > 0
      ? [
          `  Still marked as a sample: ${count(samples, 'entry', 'entries')}. npm run content:check lists them.`,
        ]
      : []),
  ]
}

/** Documents have their own lines. */
async function describeFiles(root: string, before: Published | null): Promise<string[]> {
  if (!before) return ['Files: all of them. This site has not been published yet.']
  const changed = before.commit && (await changedSince(root, before.commit))
  if (!changed) return ['Files: all of them. The last publish has no commit in this folder to compare with.']
  const files = changed.filter((file) => !/^(?:docs|tests|\.local)\//.test(file))
  if (files.length === 0) return [`Files: none changed since commit ${before.commit}, which is live.`]
  const rest = files.length - MAX_LISTED_FILES
  return [
    `Files changed since commit ${before.commit}, which is live: ${files.slice(0, MAX_LISTED_FILES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
  ]
}

const describeRules = (before: Published | null, rules: string) =>
  `Rules: ${before?.rules === rules ? 'unchanged' : 'changed'}`

/** Every mistake in `content/`, those of drafts aside. */
export async function findContentMistakes(root: string): Promise<Mistake[]> {
  const { mistakes } = await readContent(root)
  return [
    ...mistakes.map(({ file, line, field, message }) => ({ path: file, line, field, message })),
    ...findBrandMistakes(root).map(splitMistake),
  ]
}

/** 'content/site.yaml:12: name is missing …' */
function splitMistake(text: string): Mistake {
  const [, path = '', line, message = text] = /^([\w/.-]+):(?:(\d+):)? (.*)$/.exec(text) ?? []
  return { path, line: line ? Number(line) : undefined, message }
}

export async function requireValidContent(root: string) {
  const mistakes = await findContentMistakes(root)
  if (mistakes.length === 0) return
  const lines = mistakes.map(({ path, line, message }) =>
    [path, line, ` ${message}`].filter(Boolean).join(':').trim(),
  )
  throw new UserError([...lines, 'Nothing was published: correct these first.'].join('\n'))
}
