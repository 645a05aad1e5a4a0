import type { Position } from '@/lib/positions'

/** How the words of a title begin, by the drawing for them in components/articleDrawings.svg. The first match counts. */
const topics = {
  message: 'text message|sms',
  calendar: 'date|calendar|deadline',
  mail: 'domain|e-?mail',
  people: 'hir|employ|payroll',
  backup: 'back-?up|restor',
  table: 'spreadsheet',
  quote: 'quot|pric',
  gauge: 'speed|fast',
  pins: 'local|shop',
  brand: 'brand|logo',
  pencil: 'brief|design',
  tax: 'tds|tax|gst|vat',
  invoice: 'invoic|payment',
  chart: 'profit|report',
  choice: 'or\\b|choos',
} as const

export type ArticleTopic = keyof typeof topics | Position

/** What to draw beside an article. A title about none of the topics gets the drawing of its practice. */
export function articleTopic(title: string, practice: Position | undefined): ArticleTopic | undefined {
  const found = Object.entries(topics).find(([, words]) => new RegExp(`\\b(?:${words})`, 'i').test(title))
  return (found?.[0] as ArticleTopic | undefined) ?? practice
}
