import { simpleField } from '../forms/formFields'

type Picture = { image?: string; alt?: string }
type Table = { rows?: string }

/** Blocks of an article's text. Each is written as plain Markdown. */
export function registerEditorComponents() {
  const { CMS, h } = window
  CMS.registerEditorComponent({
    // Decap has a block of this name. Another name would lose to it whenever a text is read.
    id: 'image',
    label: 'Picture',
    fields: [
      simpleField('image', { kind: 'image', label: 'Picture', required: true, pictures: 'articles' }),
      {
        name: 'alt',
        label: 'Alternative text',
        widget: 'string',
        hint: 'What the picture shows, for visitors who cannot see it. Required.',
      },
    ],
    pattern: /^!\[([^\]]*)\]\(([^)\s]*)\)$/,
    fromBlock: ([, alt = '', image = '']: string[]): Picture => ({ alt, image }),
    toBlock: ({ alt = '', image = '' }: Picture) => `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${image})`,
    toPreview: ({ alt, image }: Picture) => h('img', { src: image, alt }),
  })
  CMS.registerEditorComponent({
    id: 'table',
    label: 'Table',
    fields: [
      {
        name: 'rows',
        label: 'Rows',
        widget: 'text',
        hint: 'One row a line, with | between the columns. The first row is the heading. You can paste cells from a spreadsheet.',
      },
    ],
    pattern: /^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*(?:\n\|.*\|[ \t]*)*/,
    fromBlock: ([block = '']: string[]): Table => ({ rows: rowsOf(block) }),
    toBlock: ({ rows = '' }: Table) => tableOf(rows),
    toPreview: ({ rows = '' }: Table) => h('pre', null, rows),
  })
}

/** Without the line of dashes and the outer bars. */
function rowsOf(table: string): string {
  const [head = '', , ...body] = table.trim().split('\n')
  return [head, ...body].map((line) => line.trim().replace(/^\|\s*|\s*\|$/g, '')).join('\n')
}

function tableOf(rows: string): string {
  const cells = rows
    .split('\n')
    .filter((row) => row.trim())
    .map((row) => row.split(/\t|(?<!\\)\|/).map((cell) => cell.trim()))
  const columns = Math.max(1, ...cells.map(({ length }) => length))
  const line = (row: string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => row[index] ?? '').join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), `|${'---|'.repeat(columns)}`, ...body.map(line)].join('\n')
}
