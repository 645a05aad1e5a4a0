/**
 * What a browser fetches for a page beside it: what its tags name, and what it asks for after the first paint.
 *
 * @param {string} html
 */
export function filesOf(html) {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}
