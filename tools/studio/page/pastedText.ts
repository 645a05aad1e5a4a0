import { element, openDialog, text } from './dialog'

const PARTS = 'div, section, article, td, th, dt, dd'
/** Pictures, and blocks that are copied in the editor itself, with all labels of their fields. */
const LOST = 'img, [data-slate-void="true"]'
const BLOCKS = `${PARTS}, p, ul, ol, blockquote, h1, h2, h3, h4, h5, h6`

/**
 * Decap pastes nothing if a text contains a picture, or a link in bold text. It drops preformatted text, and the space
 * between two words where a line of the HTML ends. It knows paragraphs by one tag only, and bold text by one of two: a page
 * of Google Docs is inside the other, and is not bold. Word writes lists as paragraphs.
 */
export function keepPastedText() {
  const { getData } = DataTransfer.prototype
  DataTransfer.prototype.getData = function (format) {
    const data = getData.call(this, format)
    return format === 'text/html' ? cleanPastedText(data) : data
  }
  return (data: DataTransfer) => getData.call(data, 'text/html')
}

/** Decap drops pictures that are pasted, or dragged into a text, without a word. */
export function explainLostPictures(htmlOf: (data: DataTransfer) => string) {
  const explain = (event: Event, data: DataTransfer | null) => {
    const isInText = event.target instanceof Element && event.target.closest('[contenteditable="true"]')
    if (!isInText || !data) return
    // Word adds a picture of the text.
    const isPicture =
      !data.getData('text/plain') && [...data.files].some(({ type }) => type.startsWith('image/'))
    const { body } = new DOMParser().parseFromString(htmlOf(data), 'text/html')
    if (!isPicture && !body.querySelector(LOST)) return
    const note = text('Press + in the bar of the text, and choose Picture or Table there.')
    // The text itself is pasted first.
    setTimeout(() => openDialog('Pictures and tables were not added').fill(note))
  }
  document.addEventListener('paste', (event) => explain(event, event.clipboardData), true)
  document.addEventListener('drop', (event) => explain(event, event.dataTransfer), true)
}

export function cleanPastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const lost of body.querySelectorAll(LOST)) lost.remove()
  for (const bold of body.querySelectorAll('b'))
    rename(bold, bold.style.fontWeight === 'normal' ? 'div' : 'strong')
  // The title of the entry is the first level.
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2')
  for (const end of body.querySelectorAll('pre br')) end.replaceWith('\n')
  for (const lines of body.querySelectorAll('pre'))
    lines.replaceWith(...lines.textContent.split('\n').map((textContent) => element('p', { textContent })))
  for (const marker of body.querySelectorAll('p [style*="mso-list:Ignore"]')) joinList(marker)
  for (const part of body.querySelectorAll(PARTS)) rename(part, part.querySelector(BLOCKS) ? 'div' : 'p')
  for (const style of body.querySelectorAll('span, strong, em, i, u, s, del, code'))
    if (style.querySelector(`a, ${BLOCKS}`)) style.replaceWith(...style.childNodes)
  for (const entry of body.querySelectorAll('li')) wrapText(entry)
  for (const one of body.querySelectorAll('a, p')) if (!one.textContent.trim()) one.remove()
  joinLines(body)
  return body.innerHTML
}

function rename(before: Element, name: keyof HTMLElementTagNameMap) {
  const after = element(name)
  after.append(...before.childNodes)
  before.replaceWith(after)
}

/** Up to a list inside the entry. */
function wrapText(entry: Element) {
  const text = element('p')
  while (entry.firstChild && !(entry.firstChild instanceof Element && entry.firstChild.matches(BLOCKS)))
    text.append(entry.firstChild)
  entry.prepend(text)
}

function joinLines(body: Element) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    const isBetween = !data.trim() && !parentElement?.closest('p, h1, h2, h3, h4, h5, h6')
    texts.currentNode.nodeValue = data.replace(/[ \t\r]*\n\s*/g, isBetween ? '' : ' ')
  }
}

function joinList(marker: Element) {
  const item = marker.closest('p')
  if (!item) return
  const list = element(/\d/.test(marker.textContent) ? 'ol' : 'ul')
  marker.remove()
  const entry = element('li')
  entry.append(...item.childNodes)
  const before = item.previousElementSibling
  if (before?.nodeName === list.nodeName) {
    before.append(entry)
    item.remove()
  } else {
    list.append(entry)
    item.replaceWith(list)
  }
}
