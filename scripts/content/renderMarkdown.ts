import markdownIt, { type Token } from 'markdown-it'
import type { Mistake } from './frontMatter'
import type { ImageSize } from './images'
import { FieldError } from './readField'

type Measure = (address: string) => ImageSize | null

// With `html: false`, tags in a file are shown as text: an article cannot contain its own markup.
const markdown = markdownIt({ html: false })

/** Lines are counted from the first line of the body, which is 0. */
export function renderMarkdown(body: string, measure: Measure = () => null) {
  const tokens = markdown.parse(body, {})
  const mistakes = tokens.flatMap((token): Mistake[] => {
    const messages = token.type === 'inline' ? sizeImages(token, measure) : []
    if (token.type === 'heading_open' && token.tag === 'h1') {
      messages.push('The title is the only first-level heading: start this one with ##.')
    }
    return messages.map((message) => ({ line: token.map?.[0] ?? 0, message }))
  })
  return { html: markdown.renderer.render(tokens, markdown.options, {}).trim(), mistakes }
}

/** One line for each paragraph and an empty line between two, for a body that is shown without markup. */
export function plainText(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Sets width and height of the pictures in a paragraph. */
function sizeImages({ children }: Token, measure: Measure): string[] {
  const images = children?.filter(({ type }) => type === 'image') ?? []
  return images.flatMap((image) => {
    const messages =
      image.content.trim() === '' ? ['Describe what the picture shows: ![description](address).'] : []
    try {
      const size = measure(String(image.attrGet('src') ?? ''))
      for (const [name, value] of Object.entries(size ?? {})) image.attrSet(name, String(value))
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      messages.push(error.message)
    }
    return messages
  })
}
