import markdownIt, { type Token } from 'markdown-it'
import { headingSlug, uniqueId } from '../../src/lib/foldText.ts'
import { messagesOf } from '../lib/userError.ts'
import type { Mistake } from '../lib/yamlText.ts'
import type { ImageSize } from './images.ts'

/** Both throw a UserError for an address that does not work. */
type Addresses = { measureImage: (address: string) => ImageSize | null; checkLink: (address: string) => void }
type Part = { token: Token; line: number }

// With `html: false`, tags in a file are shown as text: an article cannot contain its own markup.
const markdown = markdownIt({ html: false, linkify: true })
// An address that is pasted into a text becomes a link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null)
// Values and pasted text can have marks around a number that keep its direction: an address must not.
const { normalizeLink } = markdown
markdown.normalizeLink = (url) => normalizeLink(url.replace(/\p{Bidi_Control}/gu, ''))
const markdownWithTags = markdownIt({ html: true })

const UNCHECKED: Addresses = { measureImage: () => null, checkLink: () => {} }
/** What is left of `![text](/two words.jpg)`, because Markdown allows no spaces there. */
const ADDRESS_WITH_SPACE = /\]\((?:([^\s)"]+ [^)"]*)\)|$)/

/** Lines are counted from the first line of the body, which is 0. */
export function renderMarkdown(body: string, addresses = UNCHECKED) {
  const { tokens, mistakes } = parseMarkdown(body, addresses)
  return { html: render(tokens), mistakes }
}

/** Splits a body at its second-level headings. All headings get ids. `intro` is the text before the first one. */
export function renderSections(body: string, addresses: Addresses) {
  const { tokens, headings, mistakes } = parseMarkdown(body, addresses)
  for (const { token, id } of headings) token.attrSet('id', id)
  // Headings in a quotation or a list have a higher level.
  const starts = headings
    .filter(({ token }) => token.tag === 'h2' && token.level === 0)
    .map((heading) => ({ ...heading, index: tokens.indexOf(heading.token) }))
  return {
    intro: render(tokens.slice(0, starts[0]?.index)),
    sections: starts.map(({ id, text, index }, position) => ({
      id,
      heading: text,
      html: render(tokens.slice(index, starts[position + 1]?.index)),
    })),
    mistakes,
  }
}

const render = (tokens: Token[]) => markdown.renderer.render(tokens, markdown.options, {}).trim()

function parseMarkdown(body: string, addresses: Addresses) {
  const tokens = markdown.parse(body, {})
  const headings = headingsIn(tokens)
  const mistakes = partsOf(tokens).flatMap(({ token, line }) =>
    mistakesIn(token, addresses, headings).map((message): Mistake => ({ line, message })),
  )
  const tags = findTags(body, 'use Markdown instead, or backticks (`) to show code')
  return { tokens, headings, mistakes: [...tags, ...findOpenFences(tokens, body), ...mistakes] }
}

/** Blocks between two lines of backticks that lack the second: all of the text below would belong to them. */
function findOpenFences(tokens: Token[], body: string): Mistake[] {
  const lines = body.split('\n')
  return tokens.flatMap(({ type, map, markup }) => {
    if (type !== 'fence' || !map) return []
    const [first, end] = map
    const isClosed = end - 1 > first && lines[end - 1]?.trimEnd().endsWith(markup)
    return isClosed
      ? []
      : [{ line: first, message: `This block has no end: write a line ${markup} below it.` }]
  })
}

/** The paragraphs, headings, lists and tables of a body, as they are written. */
export function splitBlocks(body: string): string[] {
  const lines = body.split('\n')
  const starts = markdown
    .parse(body, {})
    .flatMap(({ level, nesting, map }) => (map && level === 0 && nesting >= 0 ? [map[0]] : []))
  return starts.map((start, index) =>
    lines
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd(),
  )
}

/** Tags and comments, which the site shows as text. */
export function findTags(body: string, advice: string): Mistake[] {
  if (!body.includes('<')) return []
  return partsOf(markdownWithTags.parse(body, {})).flatMap(({ token, line }) => {
    const isTag = token.type === 'html_inline' || token.type === 'html_block'
    const [opening] = (isTag && /^<[^/\s>]+/.exec(token.content.trim())) || []
    return opening ? [{ line, message: `Visitors see ${opening} …> as text: ${advice}.` }] : []
  })
}

/** The addresses in a body that is published unchanged. */
export function checkHtml(html: string, { measureImage, checkLink }: Addresses): Mistake[] {
  return [...html.matchAll(/<(?:img|a)\s[^>]*?\b(src|href)="([^"]*)"/gi)].flatMap((found) => {
    const [, name, address = ''] = found
    const line = html.slice(0, found.index).split('\n').length - 1
    const check = name === 'src' ? measureImage : checkLink
    return messagesOf(() => check(address)).map((message) => ({ line, message }))
  })
}

/** One line for each paragraph and an empty line between two, for a body that is shown without markup. */
export function plainText(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
  return paragraphs.filter(Boolean).join('\n\n')
}

/** All tokens with their lines, also those inside paragraphs. */
function partsOf(tokens: Token[]): Part[] {
  let line = 0
  return tokens.flatMap((token) => {
    line = token.map?.[0] ?? line
    const part = { token, line }
    const inside = (token.children ?? []).map((child) => {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1
      return { token: child, line }
    })
    return [part, ...inside]
  })
}

type Heading = { token: Token; text: string; id: string }

/** The headings that can be linked, with their addresses as the site makes them. A repeated one gets a number. */
function headingsIn(tokens: Token[]): Heading[] {
  const lastNumbers = new Map<string, number>()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || !/^h[1-3]$/.test(token.tag)) return []
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    return [{ token, text, id: uniqueId(headingSlug(text), lastNumbers) }]
  })
}

/** Also sets width and height of pictures. */
function mistakesIn(token: Token, { measureImage, checkLink }: Addresses, headings: Heading[]): string[] {
  if (token.type === 'heading_open' && token.tag === 'h1') {
    return ['The title is the only first-level heading: make this one a second-level heading (##).']
  }
  if (token.type === 'text') {
    const found = ADDRESS_WITH_SPACE.exec(token.content)
    const [, address = 'of this link'] = found ?? []
    return found
      ? [`The address ${address} contains a space: rename the file with hyphens, or write %20 for the space.`]
      : []
  }
  if (token.type === 'link_open') {
    const address = markdown.normalizeLinkText(String(token.attrGet('href') ?? ''))
    if (!address.startsWith('#')) return messagesOf(() => checkLink(address))
    const known = headings.map(({ id }) => `#${id}`)
    return known.includes(address.replace('#part-', '#'))
      ? []
      : [`No heading has the address ${address}. Headings: ${known.join(', ') || 'none'}.`]
  }
  if (token.type !== 'image') return []
  const missing = token.content.trim()
    ? []
    : ['A picture has no alternative text: write ![what it shows](address).']
  const measure = () => {
    const size = measureImage(markdown.normalizeLinkText(String(token.attrGet('src') ?? '')))
    for (const [name, value] of Object.entries(size ?? {})) token.attrSet(name, String(value))
  }
  return [...missing, ...messagesOf(measure)]
}
