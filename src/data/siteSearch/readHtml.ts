const HEADING = /<h([1-3])\b[^>]*>(.*?)<\/h\1>/gis
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The texts of the headings in an HTML text. They are only compared and shown as texts, so nothing is sanitised. */
export function readHeadings(html: string): string[] {
  return [...html.matchAll(HEADING)].map(([, , inner = '']) => plainText(inner)).filter(Boolean)
}

/** The texts of the paragraphs, headings, cells and items, too. */
export const readParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|t[dh]|dd|dt|blockquote|pre|figcaption)>/i)
    .map(plainText)
    .filter(Boolean)

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? entity
      const code = Number.parseInt(decimal ?? hexadecimal, decimal ? 10 : 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
