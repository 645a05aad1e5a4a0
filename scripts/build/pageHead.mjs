/**
 * What a built page says of itself.
 *
 * @typedef {{ path: string, title: string, index: boolean, canonical: string, published: string | null }} PageHead
 */

/**
 * @param {string} path
 * @param {string} html as React wrote it
 * @returns {PageHead}
 */
export function readPageHead(path, html) {
  const meta = (/** @type {string} */ name) => {
    const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)
    return found ? decodeEntities(found[1] ?? '') : null
  }
  return {
    path,
    title: meta('og:title') ?? '',
    index: meta('robots') === 'index,follow',
    canonical: meta('og:url') ?? '',
    published: meta('article:published_time'),
  }
}

const ENTITIES = /** @type {Record<string, string>} */ ({
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  amp: '&',
})

/** The five that React writes. @param {string} text */
function decodeEntities(text) {
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => ENTITIES[name] ?? '')
}
