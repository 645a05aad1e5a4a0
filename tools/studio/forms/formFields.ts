import type { FieldInfo } from '@/data/collections/fields'

/** A field of a form, as Decap configures it. */
export type Field = {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  /** Of a group, or of each entry of a list. */
  fields?: Field[]
  /** Of each entry of a list whose entries have one value. */
  field?: Field
  /** How the file holds the value, if not as the form does. */
  stored?: 'record' | 'number' | 'nullable'
  default?: boolean
  options?: readonly { value: string; label: string }[]
  [option: string]: unknown
}

/** The field of a drawing, which is stored in a file next to that of the form. */
export const DRAWING_FILE = 'drawingFile'

/** Longer texts get several lines. */
const ONE_LINE = 200
export const LONG_TEXT = 2_000

type Kind = Exclude<FieldInfo['kind'], 'bars'> | 'colour' | 'drawingFile'
/** What a declaration or a schema says about a field. */
export type About = {
  kind?: Kind
  label?: string
  hint?: string
  ifEmpty?: string
  required?: boolean
  default?: unknown
  min?: number
  max?: number
  isWhole?: boolean
  /** Of a record: each line belongs to a practice. */
  keys?: 'practice'
  /** Of a list: its texts can contain commas. */
  isSentences?: boolean
  /** The label of each value. */
  choices?: Record<string, string>
  format?: 'html' | 'text'
  /** The folder in public/ that new pictures are saved in, or null where the site shows none. */
  pictures?: string | null
  /** About the fields of a group, by their names. */
  children?: Record<string, About>
}

/** A field with one value. */
export function simpleField(name: string, about: About): Field {
  const { kind = 'text', max = LONG_TEXT, pictures = 'team', ifEmpty } = about
  const field = (widget: string, options: Partial<Field> = {}, limit = ''): Field => {
    const hint = [about.hint, ifEmpty && `If empty: ${ifEmpty}`, limit].filter(Boolean).join(' ')
    const required = about.required === true
    return { name, label: about.label ?? labelOf(name), widget, required, ...(hint && { hint }), ...options }
  }
  const media_library = { config: { folder: pictures } }
  switch (kind) {
    case 'text':
      return field(max > ONE_LINE ? 'text' : 'string', {}, max < 1_000 ? `At most ${max} characters.` : '')
    case 'list':
      return field('list', {}, `Words with commas between them, at most ${max}.`)
    case 'services':
      return field(
        'list',
        {},
        `The ends of their addresses, such as web-development, with commas between them, at most ${max}.`,
      )
    case 'email':
      return field('string')
    case 'url':
      return field('string', {}, 'A full address: https://…')
    case 'image':
      // The check refuses pictures of other hosts.
      return field('image', { media_library, choose_url: Boolean(process.env.VITE_IMAGE_HOST) })
    case 'date':
      return field('datetime', { format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false })
    case 'number':
      return field('number', { value_type: about.isWhole ? 'int' : 'float' })
    case 'flag':
      return field('boolean', { required: false, default: about.default === true })
    case 'choice':
      return field('select', { kind, options: optionsOf(about.choices) })
    case 'practice':
      // cmsConfig.ts fills in the owner's practices.
      return field('select', { kind, options: [] })
    case 'body': {
      if (about.format === 'text') return field('text')
      const editor_components = [...(pictures ? ['image'] : []), 'table', 'code-block']
      return field('markdown', { editor_components, media_library })
    }
    case 'colour':
      // A text can be any colour of CSS.
      return field('color', { allowInput: true })
    case 'drawing':
    case 'drawingFile':
      return field(kind)
  }
}

/** The options of a select, from the label of each value. */
export const optionsOf = (labels: Record<string, string> = {}) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** yearFounded → Year founded */
export function labelOf(name: string): string {
  return capitalise(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
