type Collection = { name: string; label_singular?: string }

/** Decap calls everything an entry. The studio says 'Delete article', with the word of the open collection. */
export function nameEntries(collections: Collection[]) {
  const wordNow = () => {
    const [, name] = /^#\/collections\/([\w-]+)/.exec(location.hash) ?? []
    return collections.find((one) => one.name === name)?.label_singular ?? 'entry'
  }
  const renamed = (text: string) =>
    text.replace(/(?<=published |Delete )entry/i, wordNow()).replace(/^Add a (?=[aeiou])/, 'Add an ')

  const ask = window.confirm.bind(window)
  window.confirm = (question = '') => ask(renamed(question))

  const rename = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
      const { nodeValue } = text
      if (nodeValue && renamed(nodeValue) !== nodeValue) text.nodeValue = renamed(nodeValue)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(rename)
  }).observe(document.body, { childList: true, subtree: true })
}
