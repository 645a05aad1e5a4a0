import { call, StudioError } from './api'

type Plan = {
  title: string
  changes: string[]
  skipped: string[]
  drafts: string[]
  mistakes: { path: string; message: string }[]
  key: string
}
type Change = { path: string; kind: 'new' | 'changed' | 'deleted'; difference: string }
type Destination = 'local' | 'project'

/** The studio's own buttons below the CMS: publish, and look at the changes since the last commit. */
export function addBar() {
  const bar = element('nav', { className: 'studio-bar' })
  bar.setAttribute('aria-label', 'Studio')
  const rename = button('Rename', () => void renameEntry())
  const pictures = button('Unused pictures', () => void showUnusedPictures())
  // There is little space next to the buttons of an open entry.
  const showButtons = () => {
    rename.hidden = openEntry() === null
    pictures.hidden = isEntryOpen(location.hash)
  }
  addEventListener('hashchange', showButtons)
  showButtons()
  bar.append(
    rename,
    pictures,
    button('Changes', () => void showChanges()),
    button('Publish', () => void showPublishing()),
  )
  document.body.append(bar)
}

export const isEntryOpen = (hash: string) => /^#\/collections\/[\w-]+\/(entries|new)\b/.test(hash)

/** The entry that is open, if its file can have another name. */
function openEntry(): { path: string; name: string } | null {
  const [, folder = '', name = ''] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)$/.exec(location.hash) ?? []
  if (!name || ['data', 'pages', 'legal'].includes(folder)) return null
  return { path: `content/${folder}/${name}.md`, name }
}

async function renameEntry() {
  const entry = openEntry()
  if (!entry) return
  const question =
    'Save first. The file name is part of the address of the page: links to the old address will break.'
  const name = prompt(question, entry.name)?.trim()
  if (!name || name === entry.name) return
  const dialog = openDialog('Rename')
  await dialog.attempt(async () => {
    const { path } = await call<{ path: string }>('rename', { path: entry.path, name })
    location.hash = entryAddress(path) ?? ''
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
    dialog.fill(text('No text and no page names these pictures. A deleted one stays in .local/studio.'), list)
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

async function showPublishing() {
  const { project } = await call<{ project: string | null }>('destinations')
  const dialog = openDialog('Publish')
  const show = async (to: Destination) => {
    dialog.fill(text('Comparing the files with what is published …'))
    await dialog.attempt(async () =>
      dialog.fill(...describePlan(await call<Plan>('plan', { to }), to, dialog)),
    )
  }
  if (!project) return show('local')
  dialog.fill(
    text('Where to?'),
    button('The site on this computer', () => void show('local')),
    button(`The project ${project}`, () => void show('project')),
  )
}

function describePlan(
  { title, changes, skipped, drafts, mistakes, key }: Plan,
  to: Destination,
  dialog: Dialog,
): Node[] {
  const publish = button(
    `Publish ${changes.length === 1 ? '1 change' : `${changes.length} changes`}`,
    async () => {
      dialog.fill(text('Publishing …'))
      await dialog.attempt(async () => {
        const { written } = await call<{ written: number }>('publish', { to, key })
        const site = `${location.protocol}//${location.hostname}:${Number(location.port) - 100}`
        dialog.fill(
          text(`Published to ${title}: ${written}.`),
          ...(to === 'local' ? [link(site, 'Look at the site')] : []),
        )
      })
    },
  )
  publish.className = 'studio-main'
  return [
    text(`To ${title}:`),
    ...section('', changes.length > 0 ? changes : ['Nothing has changed since the last time.']),
    ...section(
      'Not published, because they were edited in Firestore. Run npm run content:pull first:',
      skipped,
    ),
    ...(to === 'project'
      ? section('Drafts, which stay on this computer:', drafts)
      : section('Drafts, which only the site on this computer shows:', drafts)),
    ...(mistakes.length > 0
      ? [heading('Correct these first'), mistakeList(mistakes, dialog)]
      : changes.length > 0
        ? [publish]
        : []),
  ]
}

function mistakeList(mistakes: Plan['mistakes'], dialog: Dialog): HTMLElement {
  const list = element('ul')
  for (const { path, message } of mistakes) {
    const item = element('li')
    const target = entryAddress(path, message)
    if (target) {
      const open = link(target, path)
      open.addEventListener('click', () => dialog.close())
      item.append(open, ': ')
    }
    item.append(message)
    list.append(item)
  }
  return list
}

async function showChanges() {
  const dialog = openDialog('Changes since the last commit')
  await dialog.attempt(async () => {
    const changes = await call<Change[]>('changes')
    if (changes.length === 0) dialog.fill(text('Nothing has changed.'))
    else dialog.fill(...changes.map((change) => describeChange(change, dialog)))
  })
}

function describeChange({ path, kind, difference }: Change, dialog: Dialog): HTMLElement {
  const item = element('section')
  item.append(heading(`${path} (${kind})`))
  if (difference) item.append(element('pre', { textContent: difference }))
  // Git can bring back a picture or a film; the studio only restores texts and drawings.
  if (kind === 'new' || !path.startsWith('content/') || path.startsWith('content/film/')) return item
  item.append(
    button('Restore the committed file', async () => {
      if (
        !confirm(`Bring ${path} back as it was committed? A copy of the present file stays in .local/studio.`)
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

/** Decap's address of an entry. */
function entryAddress(path: string, message = ''): string | null {
  if (path === 'content/logo.svg') return '#/collections/data/entries/site'
  // The message starts with the name of the page.
  if (path === 'content/pages.yaml') return `#/collections/pages/entries/${/^\w*/.exec(message)?.[0]}`
  const [, folder, name] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.(?:md|svg|yaml)$/.exec(path) ?? []
  return name ? `#/collections/${folder ?? 'data'}/entries/${name}` : null
}

type Dialog = ReturnType<typeof openDialog>

function openDialog(title: string) {
  const dialog = element('dialog', { className: 'studio-dialog' })
  dialog.setAttribute('aria-label', title)
  const content = element('div')
  const head = element('form', { method: 'dialog' })
  const close = element('button', { textContent: '×', ariaLabel: 'Close' })
  head.append(element('h2', { textContent: title }), close)
  dialog.append(head, content)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  const fill = (...nodes: Node[]) => content.replaceChildren(...nodes)
  const attempt = async (task: () => Promise<unknown>) => {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      const note = text(error.message)
      note.className = 'studio-mistake'
      fill(note)
    }
  }
  return { fill, attempt, close: () => dialog.close() }
}

function section(title: string, lines: string[]): Node[] {
  if (lines.length === 0) return []
  const list = element('ul')
  list.append(...lines.map((line) => element('li', { textContent: line })))
  return [...(title ? [heading(title)] : []), list]
}

const heading = (title: string) => element('h3', { textContent: title })
const text = (content: string) => element('p', { textContent: content })
const link = (href: string, content: string) => element('a', { href, textContent: content })

function button(label: string, onPress: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: label })
  made.addEventListener('click', () => void onPress())
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
