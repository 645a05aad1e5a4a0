import { call } from './api'
import { button, type Dialog, element, heading, link, openDialog, section, text } from './dialog'

type Plan = {
  title: string
  lines: string[]
  changes: number
  edits: { file: string; text: string; isFileChanged: boolean }[]
  created: string[]
  uncommitted: string[]
  message: string
  mistakes: { path: string; message: string }[]
  key: string
}
type Destination = 'local' | 'project'
type Progress = { lines: string[]; code: number | null } | null

const POLL_INTERVAL = 1_000 // ms

/** Compares, shows the changes in words, and publishes what the owner confirms. */
export async function showPublishing() {
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

function describePlan(plan: Plan, to: Destination, dialog: Dialog): Node[] {
  const { title, lines, changes, edits, created, uncommitted, message, mistakes, key } = plan
  const choices = edits.map(chooseVersion)
  const takesCreated = option('Write files for the documents that have none')
  const commitMessage = element('input', { type: 'text', value: message, ariaLabel: 'Commit message' })
  const publish = button(publishLabel(plan, to), () =>
    dialog.attempt(async () => {
      const chosen = (kind: 'take' | 'overwrite') =>
        choices.flatMap((one) => (one[kind].checked ? [one.file] : []))
      const take = [...chosen('take'), ...(takesCreated.input.checked ? created : [])]
      await call('publish', { to, key, message: commitMessage.value, take, overwrite: chosen('overwrite') })
      await followProgress(dialog, to, take.length > 0)
    }),
  )
  publish.className = 'studio-main'
  // The owner must choose a version of each.
  const enable = () => {
    publish.disabled = choices.some(({ take, overwrite }) => !take.checked && !overwrite.checked)
  }
  for (const { node } of choices) node.addEventListener('change', enable)
  enable()
  const isEmpty = to === 'local' && changes + edits.length + created.length === 0
  return [
    text(`To ${title}:`),
    ...section('', lines),
    ...(edits.length > 0 ? [heading('In the Firebase console')] : []),
    ...choices.map(({ node }) => node),
    ...(created.length > 0 ? [takesCreated.line] : []),
    ...(uncommitted.length > 0
      ? [...section('Committed with this message before they are published:', uncommitted), commitMessage]
      : []),
    ...(mistakes.length > 0
      ? [heading('Correct these first'), mistakeList(mistakes, dialog)]
      : isEmpty
        ? []
        : [publish]),
  ]
}

function publishLabel({ changes, edits }: Plan, to: Destination): string {
  const number = changes + edits.length
  const counted = number === 1 ? '1 change' : `${number} changes`
  if (to === 'local') return `Publish ${counted}`
  return number === 0 ? 'Publish the site' : `Publish the site and ${counted}`
}

/** A document that was edited in the console. If its file was changed, too, neither version is preselected. */
function chooseVersion({ file, text: edit, isFileChanged }: Plan['edits'][number]) {
  const node = element('fieldset')
  const take = option('Keep it, and copy it into the file', file)
  const overwrite = option('Replace it with the file', file)
  take.input.checked = !isFileChanged
  node.append(element('legend', { textContent: edit }), take.line, overwrite.line)
  return { node, file, take: take.input, overwrite: overwrite.input }
}

/** A checkbox, or one of the radio buttons of a group. */
function option(label: string, group = '') {
  const input = element('input', { type: group ? 'radio' : 'checkbox', name: group })
  const line = element('label')
  line.append(input, label)
  return { input, line }
}

/** Publishing a site takes minutes, and continues if the page is closed. */
async function followProgress(dialog: Dialog, to: Destination, isReloadNeeded: boolean) {
  for (;;) {
    const progress = await call<Progress>('progress')
    const { lines = [], code = 1 } = progress ?? {}
    const log = element('pre', { textContent: lines.join('\n') })
    if (code === null) {
      dialog.fill(text('Publishing …'), log)
      await new Promise((done) => setTimeout(done, POLL_INTERVAL))
      continue
    }
    const site = `${location.protocol}//${location.hostname}:${Number(location.port) - 100}`
    const note = text(code === 0 ? 'Published.' : 'Not everything was published: see the last lines.')
    if (code !== 0) note.className = 'studio-mistake'
    dialog.fill(
      note,
      log,
      ...(code === 0 && to === 'local' ? [link(site, 'Look at the site')] : []),
      // The CMS keeps what it has read.
      ...(isReloadNeeded ? [button('Load the copied texts', () => location.reload())] : []),
    )
    return
  }
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

/** Decap's address of an entry. */
export function entryAddress(path: string, message = ''): string | null {
  if (path === 'content/logo.svg') return '#/collections/data/entries/site'
  // The message starts with the name of the page.
  if (path === 'content/pages.yaml') return `#/collections/pages/entries/${/^\w*/.exec(message)?.[0]}`
  const [, folder, name] = /^content\/(?:([\w-]+)\/)?([\w-]+)\.(?:md|svg|yaml)$/.exec(path) ?? []
  return name ? `#/collections/${folder ?? 'data'}/entries/${name}` : null
}
