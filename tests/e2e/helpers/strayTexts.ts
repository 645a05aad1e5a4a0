import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnerData } from '../../../scripts/content/ownerData'

/** Runs in the page: every text, and every name of a control, whether it is visible or not. */
export function listTexts(): string[] {
  const NAMES = [
    ...['aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext'],
    ...['alt', 'title', 'placeholder', 'label', 'content'],
  ]
  const SPOKEN_TAGS =
    'meta:is([name=description], [property$=title], [property$=description], [property$=alt])'

  /** The texts between its child elements. A break or a mark divides none, and a link within a word does not either. */
  function textsOf(element: Element): (string | null)[] {
    if (element.matches('script, style, noscript, textarea, mark')) return []
    const runs = ['']
    for (const child of element.childNodes) {
      const isInline = child instanceof Element && child.matches('wbr, mark')
      if (child instanceof Text || isInline) runs.push(`${runs.pop()}${child.textContent}`)
      else if (child instanceof Element) runs.push('')
    }
    const isDivided = runs.some((run) => run.split('\u2063').length !== run.split('\u2064').length)
    const isSpoken = !element.matches('meta') || element.matches(SPOKEN_TAGS)
    const names = isSpoken ? NAMES.map((name) => element.getAttribute(name)) : []
    return [...(isDivided ? [element.textContent] : runs), ...names]
  }

  return [...document.querySelectorAll('*')].flatMap(textsOf).filter((text) => text !== null)
}

/** Finds texts that come neither from words.yaml, in a build that marks every word, nor from the owner. */
export function strayFilter(folder: string) {
  const { words: _, dates, ...data } = readOwnerData(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const documents = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  // The legal texts name values of the site.
  const legal = [...data.privacy.sections, ...data.terms.sections].map(({ html }) =>
    html.replaceAll(/<[^>]*>/g, '\n').replaceAll('&amp;', '&'),
  )
  const strings = stringsOf(data).map((text) => tidy(withoutWords(text)))
  const prose = tidy([...documents, ...legal, ...strings].join('\n'))
  const phrases = new Set([...documents, ...legal].flatMap((text) => text.split(MARKUP).map(tidy)))
  const isOwned = (text: string) =>
    phrases.has(text) || (/\S \S+ \S/.test(text) && prose.includes(text)) || NAMES.test(text)

  const months = dates.months.map((month) => month.replaceAll(/\{\w+\}/g, '').trim())
  const values = [...strings, ...months].filter((text) => /\p{L}{2}/u.test(text))
  // The longest first, because a text can contain another one.
  const ordered = [...new Set(values)].toSorted((a, b) => b.length - a.length)
  const withoutValues = (text: string) => ordered.reduce((rest, own) => rest.replaceAll(own, ''), text)

  const isUnknown = (part: string) => !isOwned(part) && /\p{L}{2}/u.test(withoutValues(part))

  return (text: string): boolean =>
    withoutWords(text)
      .split(' | ')
      .map((part) => tidy(part).replace(/ ?…$/, ''))
      // What search engines say of a job lists several of its values.
      .some((part) => isUnknown(part) && part.split(', ').some(isUnknown))
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const MARKUP = /[\n*_`[\]#|"]|^\w+: |^- /m

/** The same in every language. */
const NAMES = /^(WhatsApp|LinkedIn|X|Twitter|Facebook|Instagram|YouTube|Vimeo)$/

/** Words can contain words. */
function withoutWords(text: string): string {
  const rest = text.replace(/\u2063[^\u2063\u2064]*\u2064/, '')
  return rest === text ? text : withoutWords(rest)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
