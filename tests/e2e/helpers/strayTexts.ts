import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnerData } from '../../../scripts/content/ownerData'

/** Runs in the page: every text within `selector`, and every name of a control, whether it is visible or not. */
export function listTexts(selector: string): string[] {
  const NAMES = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label', 'content']
  const roots = [...document.querySelectorAll(selector)].filter((root) => !root.matches('script, style'))
  for (const breaking of document.querySelectorAll('wbr')) breaking.remove()
  document.body.normalize()
  return roots.flatMap((root) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style')) texts.push(textContent ?? '')
    }
    const elements = [root, ...root.querySelectorAll('*')]
    const names = elements.flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? ''))
    return [...texts, ...names].filter((text) => text.trim())
  })
}

/** Names that are the same in every language. */
const PROPER_NAMES = ['WhatsApp', 'LinkedIn', 'X']

/** Finds texts that come neither from words.yaml, in a build that has ⟦ ⟧ around every word, nor from the owner. */
export function createStrayFilter(folder: string) {
  const { words: _, dates, ...data } = readOwnerData(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.md$/.test(file),
  )
  // The legal texts name values of the site.
  const legal = [...data.privacy.sections, ...data.terms.sections].map(({ html }) =>
    html.replaceAll(/<[^>]*>/g, '\n').replaceAll('&amp;', '&'),
  )
  const prose = [...files.map((file) => readFileSync(join(folder, file), 'utf8')), ...legal].join('\n')
  const months = dates.months.map((month) => month.replaceAll(/\{\w+\}/g, '').trim())
  const owned = [...stringsOf(data), ...months].filter((text) => /\p{L}{2}/u.test(text))
  // The longest first, because a text can contain another one.
  const ordered = [...new Set(owned)].toSorted((a, b) => b.length - a.length)
  return (text: string): boolean => {
    const plain = withoutWords(text).replaceAll(/\s+/g, ' ').trim()
    if (prose.includes(plain) || PROPER_NAMES.includes(plain)) return false
    return /\p{L}/u.test(ordered.reduce((rest, own) => rest.replaceAll(own, ''), plain))
  }
}

/** Words can contain words, and a link can divide one. */
function withoutWords(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/, '')
  return rest === text ? text.replace(/⟦.*|.*⟧/, '') : withoutWords(rest)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
