import { entryPath, findEntry } from '../forms/contentPaths'
import type { Change } from '../server/history'
import { call } from './api'
import { button, type Dialog, element, heading, openDialog, text } from './dialog'
import { bringBackDeleted, ENTRY_DELETED, lastDeleted, renameEntry as renameFile } from './entrySaves'
import { hostLinks } from './hostPages'
import { previewButton } from './narrowPreview'
import { hasUnsavedChanges, isEntryOpen, nameOfOpen } from './openEntry'
import { entryAddress, showPublishing } from './publishDialog'

/** The studio's own buttons below the CMS. Online, the git host shows changes and brings back files. */
export function addBar(place: string) {
  const bar = element('nav', { className: `studio-bar ${place}` })
  bar.setAttribute('aria-label', 'Studio')
  const { turn, show } = previewButton()
  const rename = button('Rename', () => void renameEntry())
  const undo = button('', () => void undoDelete())
  const pictures = button('Unused pictures', () => void showUnusedPictures())
  // There is little space next to the buttons of an open entry.
  const showButtons = () => {
    show(false)
    turn.hidden = !isEntryOpen(location.hash)
    rename.hidden = openEntry() === null
    pictures.hidden = isEntryOpen(location.hash)
    const { name } = lastDeleted() ?? {}
    undo.hidden = name === undefined || isEntryOpen(location.hash)
    undo.textContent = `Bring back “${name}”`
    document.body.classList.toggle('studio-new', location.hash.endsWith('/new'))
  }
  addEventListener('hashchange', showButtons)
  addEventListener(ENTRY_DELETED, showButtons)
  showButtons()
  const local = [
    pictures,
    button('Changes', () => void showChanges()),
    button('Publish', () => void showPublishing()),
  ]
  bar.append(turn, undo, rename, ...(__ONLINE_STUDIO__ ? hostLinks(__ONLINE_STUDIO__.host) : local))
  document.body.append(bar)
}

/** The entry that is open, if its file can have another name. */
function openEntry(): { path: string; name: string } | null {
  const [, list = '', name = ''] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)$/.exec(location.hash) ?? []
  const path = entryPath(`${list}/${name}`)
  return findEntry(path) && { path, name }
}

async function renameEntry() {
  const entry = openEntry()
  if (!entry) return
  // The page loads again under the new name.
  if (hasUnsavedChanges())
    return openDialog('Rename').fill(
      text(`“${nameOfOpen()}” has changes that are not saved. Save them first.`),
    )
  const question =
    'The file name is part of the address of the page. The old address will lead to the new one.'
  const name = prompt(question, entry.name)?.trim()
  if (!name || name === entry.name) return
  const dialog = openDialog('Rename')
  await dialog.attempt(async () => {
    const path = await renameFile(entry.path, name)
    location.hash = entryAddress(path) ?? ''
    location.reload()
  })
}

async function undoDelete() {
  const deleted = lastDeleted()
  if (!deleted) return
  const dialog = openDialog(`Bring back “${deleted.name}”`)
  await dialog.attempt(async () => {
    await bringBackDeleted(deleted)
    location.hash = entryAddress(deleted.path) ?? ''
    location.reload()
  })
}

async function showUnusedPictures() {
  const dialog = openDialog('Unused pictures')
  await dialog.attempt(async () => {
    const addresses = await call<string[]>('unusedPictures')
    if (addresses.length === 0) return dialog.fill(text('All pictures are used.'))
    const list = element('ul', { className: 'studio-pictures' })
    list.append(...addresses.map((address) => describeUnused(address, dialog)))
    dialog.fill(text('No text and no page names these pictures. Changes can bring back a deleted one.'), list)
  })
}

function describeUnused(address: string, dialog: Dialog): HTMLElement {
  const item = element('li')
  const remove = button('Delete', () =>
    dialog.attempt(async () => {
      await call('deletePicture', { address })
      item.remove()
    }),
  )
  remove.ariaLabel = `Delete ${address}`
  item.append(element('img', { src: address, alt: '' }), text(address), remove)
  return item
}

async function showChanges() {
  const dialog = openDialog('Changes since the last commit')
  dialog.fill(text('Comparing the files with the last commit …'))
  await dialog.attempt(async () => {
    const deleted = await call<string[]>('deleted')
    // A copy of a file is also there without git.
    const changes = await call<Change[]>('changes').catch((error) => error as Error)
    const isKept = ({ path }: Change) => deleted.includes(path)
    const shown = Array.isArray(changes)
      ? changes.filter((one) => !isKept(one)).map((change) => describeChange(change, dialog))
      : [text(changes.message)]
    const isEmpty = shown.length === 0 && deleted.length === 0
    dialog.fill(
      ...(isEmpty ? [text('Nothing has changed.')] : shown),
      ...deleted.map((path) => describeDeleted(path, dialog)),
    )
  })
}

function describeDeleted(path: string, dialog: Dialog): HTMLElement {
  const item = element('section')
  const bringBack = button('Bring it back', () =>
    dialog.attempt(async () => {
      await call('bringBack', { path })
      // The CMS keeps what it has read.
      location.reload()
    }),
  )
  bringBack.ariaLabel = `Bring back ${path}`
  item.append(heading(`${path} (deleted)`), bringBack)
  return item
}

/** git marks words as `[-removed-]` and `{+added+}`. */
const MARKS: Partial<Record<string, 'del' | 'ins'>> = { '[-': 'del', '{+': 'ins' }

function showDifference(difference: string): HTMLElement {
  const shown = element('pre')
  for (const part of difference.split(/(\[-.*?-\]|\{\+.*?\+\})/)) {
    const kind = MARKS[part.slice(0, 2)]
    shown.append(kind ? element(kind, { textContent: part.slice(2, -2) }) : part)
  }
  return shown
}

function describeChange({ path, kind, difference }: Change, dialog: Dialog): HTMLElement {
  const item = element('section')
  item.append(heading(`${path} (${kind})`))
  if (difference) item.append(showDifference(difference))
  // Git can bring back a picture or a film; the studio only restores texts and drawings.
  if (kind === 'new' || !path.startsWith('content/') || path.startsWith('content/film/')) return item
  item.append(
    button('Restore the committed file', async () => {
      if (
        !confirm(`Bring ${path} back as it was committed? A copy of the current file stays in .local/studio.`)
      )
        return
      await dialog.attempt(async () => {
        await call('restore', { path })
        // The CMS keeps what it has read.
        location.reload()
      })
    }),
  )
  return item
}
