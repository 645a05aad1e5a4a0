import { StudioError } from '../forms/studioError'

export type Dialog = ReturnType<typeof openDialog>

export function openDialog(title: string) {
  const dialog = element('dialog', { className: 'studio-dialog' })
  dialog.setAttribute('aria-label', title)
  const content = element('div')
  const head = element('form', { method: 'dialog' })
  const close = element('button', { textContent: '×', ariaLabel: 'Close' })
  head.append(element('h2', { textContent: title }), close)
  const warning = element('div')
  dialog.append(head, warning, content)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  const fill = (...nodes: Node[]) => content.replaceChildren(...nodes)
  const attempt = async (task: () => Promise<unknown>) => {
    try {
      await task()
    } catch (error) {
      const note = text(messageOf(error))
      note.className = 'studio-mistake'
      fill(note)
      if (!(error instanceof StudioError)) throw error
    }
  }
  /** Above what the dialog shows, and next. */
  const warn = (message: string) =>
    warning.replaceChildren(element('p', { className: 'studio-warning', textContent: message }))
  return { fill, warn, attempt, close: () => dialog.close() }
}

export function section(title: string, lines: string[]): Node[] {
  if (lines.length === 0) return []
  const list = element('ul')
  list.append(...lines.map((line) => element('li', { textContent: line })))
  return [...(title ? [heading(title)] : []), list]
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
export const heading = (title: string) => element('h3', { textContent: title })
export const text = (content: string) => element('p', { textContent: content })
export const link = (href: string, content: string) => element('a', { href, textContent: content })

export function button(label: string, onPress: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: label })
  made.addEventListener('click', () => void onPress())
  return made
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
