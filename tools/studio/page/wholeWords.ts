const BLOCKS = 'p, h1, h2, h3, h4, h5, h6'
const GIVES_UP = 1_000 // ms

/**
 * Decap puts a picture, or a table, at the caret, and would cut a word in two. Before the menu of `button` opens, the caret
 * moves to the end of the word. The editor then replaces its bar, so the new button is pressed.
 */
export function keepWordsWhole(button: string) {
  const find = (place: Element) => place.querySelector<HTMLElement>(`button[title="${CSS.escape(button)}"]`)
  const keepWhole = (event: Event) => {
    const { target } = event
    const editor = target instanceof Element ? target.closest('.cms-editor-visual') : null
    const pressed = editor && find(editor)
    if (!editor || !pressed?.contains(target as Node) || !moveToEndOfWord()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const began = performance.now()
    const press = () => {
      const isReplaced = !pressed.isConnected || performance.now() - began > GIVES_UP
      if (isReplaced) find(editor)?.click()
      else requestAnimationFrame(press)
    }
    press()
  }
  document.addEventListener('click', keepWhole, true)
  document.addEventListener(
    'keydown',
    (event) => ['Enter', ' ', 'ArrowDown'].includes(event.key) && keepWhole(event),
    true,
  )
}

/** Whether the caret was inside a word. */
function moveToEndOfWord(): boolean {
  const caret = getSelection()
  const block = caret?.anchorNode?.parentElement?.closest(BLOCKS)
  if (!caret?.isCollapsed || !caret.anchorNode || !block?.closest('[data-slate-editor]')) return false
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEnd(caret.anchorNode, caret.anchorOffset)
  const place = String(before).length
  const end = endOfWord(block.textContent, place)
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let left = end; end > place && texts.nextNode(); ) {
    const { length } = texts.currentNode as Text
    if (left <= length) {
      caret.collapse(texts.currentNode, left)
      return true
    }
    left -= length
  }
  return false
}

/** The same place, if it is not inside a word. */
export function endOfWord(text: string, place: number): number {
  const word = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text).containing(place)
  return word?.isWordLike && word.index < place ? word.index + word.segment.length : place
}
