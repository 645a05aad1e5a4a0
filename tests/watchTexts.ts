/**
 * Runs in the page. Reports each text that React changes, removes or inserts something before. A translator has replaced it
 * with elements of its own, so the page would keep the old text, or stop with an error. React is safe where the text is all
 * that its element contains: it then sets the content of the element.
 */
export function watchTexts(report: (problem: string) => void) {
  const text = (node: Node | null) => {
    const isRendered = node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'))
    return isRendered ? node.data.trim() : ''
  }
  const tell = (node: Node | null) => {
    if (text(node)) report(`This text can change, so it needs an element of its own: "${text(node)}"`)
  }
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    tell(before)
    return insertBefore.call(this, added, before) as Added
  }
  Node.prototype.removeChild = function <Removed extends Node>(removed: Removed) {
    tell(removed)
    return removeChild.call(this, removed) as Removed
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value: string | null) {
      tell(this)
      nodeValue?.set?.call(this, value)
    },
  })
}
