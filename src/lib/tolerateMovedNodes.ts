import { reportProblem } from './report'

/**
 * Translators move texts into elements of their own. React then fails to remove such a text, or to insert something before
 * it, and an error takes the place of the page (facebook/react#11538). With this, the old text stays, or the new element
 * comes last. Texts that change have their own elements, so it should never be needed: see tests/watchTexts.ts.
 */
export function tolerateMovedNodes() {
  const { insertBefore, removeChild } = Node.prototype

  Node.prototype.removeChild = function remove<Removed extends Node>(this: Node, removed: Removed) {
    if (removed.parentNode === this) return removeChild.call(this, removed) as Removed
    tell('remove', removed)
    return removed
  }

  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ) {
    if (!next || next.parentNode === this) return insertBefore.call(this, added, next) as Added
    tell('insert before', next)
    return insertBefore.call(this, added, null) as Added
  }
}

function tell(action: string, { nodeName, textContent }: Node) {
  const error = new Error(`Could not ${action} what is no longer in its place: ${nodeName}`)
  // The text can be what the visitor has typed, which no report contains.
  console.error(error, `"${textContent}"`)
  reportProblem(error)
}
