import { entryKey, isEditable } from '../forms/contentPaths'
import type { Destination, Progress, reviewPublishing } from '../server/publishing'
import { call } from './api'
import { button, type Dialog, element, heading, link, openDialog, section, text } from './dialog'
import { hasUnsavedChanges, nameOfOpen } from './openEntry'

type Review = Awaited<ReturnType<typeof reviewPublishing>>

const POLL_INTERVAL = 1_000 // ms

/** Compares, shows the changes in words, and publishes what the owner confirms. */
export async function showPublishing() {
  const dialog = openDialog('Publish')
  if (hasUnsavedChanges())
    dialog.warn(
      `“${nameOfOpen()}” has changes that are not saved, so they are not published. To publish them, close this and press Save first.`,
    )
  const show = async (to: Destination) => {
    dialog.fill(text('Comparing the files with what is published …'))
    await dialog.attempt(async () =>
      dialog.fill(...describeReview(await call<Review>('review', { to }), to, dialog)),
    )
  }
  await dialog.attempt(async () => {
    const { project } = await call<{ project: string | null }>('destinations')
    if (!project) return show('local')
    dialog.fill(
      text('Where to?'),
      button('The site on this computer', () => void show('local')),
      button(`The project ${project}`, () => void show('project')),
    )
  })
}

function describeReview(review: Review, to: Destination, dialog: Dialog): Node[] {
  const { title, lines, changes, uncommitted, message, mistakes, key, site } = review
  const commitMessage = element('input', { type: 'text', value: message, ariaLabel: 'Commit message' })
  const publish = button(publishLabel(changes, to), () =>
    dialog.attempt(async () => {
      await call('publish', { to, key, message: commitMessage.value })
      await followProgress(dialog, site)
    }),
  )
  publish.className = 'studio-main'
  const isNeeded = to === 'project' || changes > 0
  return [
    text(`To ${title}:`),
    ...section('', lines),
    ...(uncommitted.length > 0
      ? [...section('Committed with this message before they are published:', uncommitted), commitMessage]
      : []),
    ...(mistakes.length > 0 ? [heading('Correct these first'), mistakeList(mistakes, dialog)] : []),
    ...(mistakes.length === 0 && isNeeded ? [publish] : []),
  ]
}

function publishLabel(changes: number, to: Destination): string {
  const counted = changes === 1 ? '1 change' : `${changes} changes`
  if (to === 'local') return `Publish ${counted}`
  return changes === 0 ? 'Publish the site' : `Publish the site and ${counted}`
}

/** Publishing a site takes minutes, and continues if the page is closed. */
async function followProgress(dialog: Dialog, site: string | null) {
  for (;;) {
    const progress = await call<Progress | null>('progress')
    const { lines = [], code = 1 } = progress ?? {}
    const log = element('pre', { textContent: lines.join('\n') })
    if (code === null) {
      dialog.fill(text('Publishing …'), log)
      await new Promise((done) => setTimeout(done, POLL_INTERVAL))
      continue
    }
    const note = text(code === 0 ? 'Published.' : 'Not everything was published: see the last lines.')
    if (code !== 0) note.className = 'studio-mistake'
    dialog.fill(note, log, ...(code === 0 && site ? [link(site, 'Look at the site')] : []))
    return
  }
}

function mistakeList(mistakes: Review['mistakes'], dialog: Dialog): HTMLElement {
  const list = element('ul')
  list.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && dialog.close())
  for (const { path, message } of mistakes) {
    const item = element('li')
    const target = entryAddress(path, message)
    item.append(target ? link(target, path) : path, path && ': ', message)
    list.append(item)
  }
  return list
}

/** Decap's address of an entry. */
export function entryAddress(path: string, message = ''): string | null {
  if (path === 'content/logo.svg') return '#/collections/data/entries/site'
  // The message starts with the name of the page, or of the group of words.
  const isParted = /^content\/(pages|words)\.yaml$/.test(path)
  const entry = isParted ? `${path}#${/^\w*/.exec(message)?.[0]}` : path.replace(/\.svg$/, '.md')
  return isEditable(entry) ? `#/collections/${entryKey(entry).replace('/', '/entries/')}` : null
}
