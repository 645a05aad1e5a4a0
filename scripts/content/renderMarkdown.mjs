import markdownIt from 'markdown-it'
import { FieldMistake } from './readField.mjs'

/**
 * @import { Mistake } from './frontMatter.mjs'
 * @typedef {(address: string) => { width: number, height: number } | null} Measure
 */

// With `html: false` tags in a file come out as text: an article cannot bring markup of its own.
const markdown = markdownIt({ html: false })

/**
 * The body as HTML, its pictures with their sizes, and what renders but should not be published.
 * @param {string} body
 * @param {Measure} [measure]
 * @returns {{ html: string, mistakes: Mistake[] }} lines counted from the body's first, which is 0
 */
export function renderMarkdown(body, measure = () => null) {
  const tokens = markdown.parse(body, {})
  const mistakes = tokens.flatMap((token) => {
    const line = token.map?.[0] ?? 0
    if (token.type === 'heading_open' && token.tag === 'h1') {
      return [{ line, message: 'The title is the only heading of the first level: begin this one with ##.' }]
    }
    const images = token.children?.filter(({ type }) => type === 'image') ?? []
    return images.flatMap((image) => checkImage(image, measure).map((message) => ({ line, message })))
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}).trim(), mistakes }
}

/**
 * Plain text of a body that is shown without markup: one line a paragraph, an empty line between two.
 * @param {string} body
 */
export function plainText(body) {
  return body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')
}

/**
 * @param {import('markdown-it').Token} image gets its size
 * @param {Measure} measure
 * @returns {string[]}
 */
function checkImage(image, measure) {
  const unnamed = image.content.trim() === '' ? ['Say what the picture shows: ![words](address).'] : []
  try {
    const size = measure(String(image.attrGet('src') ?? ''))
    if (size) {
      image.attrSet('width', String(size.width))
      image.attrSet('height', String(size.height))
    }
    return unnamed
  } catch (error) {
    if (!(error instanceof FieldMistake)) throw error
    return [...unnamed, `The picture ${error.message}.`]
  }
}
