import { splitAtCompounds } from '@/lib/compounds'

const CODE = 'pre, code, kbd, samp'

/** Marks compounds in a text, such as "e-invoice". The style sheet keeps them on one line. */
export function keepCompounds(text: DocumentFragment) {
  const { ownerDocument } = text
  const walker = ownerDocument.createTreeWalker(
    text,
    4 /* SHOW_TEXT: jsdom of the build has no global NodeFilter */,
  )
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) {
    const parts = splitAtCompounds(node.data)
    if (parts.length === 1 || node.parentElement?.closest(CODE)) continue
    node.replaceWith(...parts.map((part, index) => (index % 2 === 1 ? marked(part, ownerDocument) : part)))
  }
}

function marked(compound: string, ownerDocument: Document): Element {
  const element = ownerDocument.createElement('span')
  element.dataset.compound = ''
  element.textContent = compound
  return element
}
