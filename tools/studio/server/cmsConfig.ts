import { collections } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { labelOf, type ObjectShape, type Shape, shapeOfCollection, shapeOfDataFile } from './shape'

/** A field of Decap's configuration. */
export type CmsField = Record<string, unknown> & { name: string; label: string; widget: string }

/** Longer texts get several lines. */
const ONE_LINE = 200
const WORD = 60

const mostEditedFirst = [articles, ...collections.filter((one) => one !== articles)]

/** Decap's configuration, with a form for every collection and for the site's own data. */
export function cmsConfig(siteUrl: string) {
  return {
    backend: { name: 'files' },
    load_config_file: false,
    display_url: siteUrl,
    // The studio's own picture dialog takes their place, but Decap requires both.
    media_folder: 'public',
    public_folder: '/',
    media_library: { name: 'pictures' },
    publish_mode: 'simple',
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    editor: { preview: true },
    collections: [
      ...mostEditedFirst.map((collection) => {
        const shape = shapeOfCollection(collection)
        const names = Object.keys(shape.fields)
        return {
          name: collection.folder,
          label: collection.label,
          label_singular: collection.itemLabel,
          folder: `content/${collection.folder}`,
          // The server sends and receives values, and writes the files itself.
          format: 'json',
          extension: 'md',
          create: true,
          delete: true,
          slug: '{{slug}}',
          identifier_field: collection.titleField,
          summary: summaryOf(collection.titleField, names),
          sortable_fields: sortOf(collection.titleField, names),
          view_filters: names.flatMap((name) => filterOf(name, shape.fields[name])),
          fields: fieldsOfShape(shape, collection.folder),
        }
      }),
      {
        name: 'data',
        label: 'Company and plans',
        format: 'json',
        editor: { preview: true },
        files: [
          dataFile('site', 'Company', 'content/site.yaml'),
          dataFile('plans', 'Plans', 'content/plans.yaml'),
        ],
      },
    ],
  }
}

/** 'Books in order · 2026-11-22 · Draft' */
function summaryOf(title: string, names: string[]) {
  const parts = {
    [title]: `{{${title}}}`,
    date: ' · {{date}}',
    archive: "{{archive | ternary(' · Archived', '')}}",
    draft: "{{draft | ternary(' · Draft', '')}}",
  }
  return Object.entries(parts)
    .map(([name, part]) => (names.includes(name) ? part : ''))
    .join('')
}

/** The newest article first, and members in the order of the site. */
function sortOf(title: string, names: string[]) {
  const first = names.includes('date') ? 'date' : names.includes('rank') ? 'rank' : title
  const fields = [...new Set([first, title])].map((field) => ({ field }))
  return fields.map((one, index) =>
    index === 0 ? { ...one, default_sort: first === 'date' ? 'desc' : 'asc' } : one,
  )
}

function dataFile(name: string, label: string, file: 'content/site.yaml' | 'content/plans.yaml') {
  return { name, label, file, fields: fieldsOfShape(shapeOfDataFile(file), 'team') }
}

function filterOf(name: string, shape: Shape | undefined) {
  return shape?.kind === 'flag' ? [{ label: shape.label ?? labelOf(name), field: name, pattern: true }] : []
}

function fieldsOfShape({ fields }: ObjectShape, pictures: string): CmsField[] {
  return Object.entries(fields).map(([name, shape]) => fieldOf(name, shape, pictures))
}

/** `pictures` is the folder in public/ that new pictures are saved in. */
function fieldOf(name: string, shape: Shape, pictures: string): CmsField {
  const label = shape.label ?? labelOf(name)
  const basics = {
    name,
    label,
    required: shape.isRequired && shape.kind !== 'flag' && shape.kind !== 'object',
    ...(shape.hint && { hint: shape.hint }),
  }
  switch (shape.kind) {
    case 'object':
      return {
        ...basics,
        widget: 'object',
        collapsed: !shape.isRequired,
        fields: fieldsOfShape(shape, pictures),
      }
    case 'record':
      return {
        ...basics,
        widget: 'list',
        label_singular: 'line',
        summary: '{{label}}: {{value}}',
        collapsed: true,
        minimize_collapsed: true,
        fields: [
          { name: 'label', label: 'Label', widget: 'string' },
          {
            ...fieldOf('value', shape.value, pictures),
            required: false,
            hint: 'Leave it empty for "not included".',
          },
        ],
      }
    case 'list':
      return { ...basics, ...listOf(name, label, shape, pictures) }
    case 'words':
      return {
        ...basics,
        widget: 'list',
        ...hinted(shape, `Words with commas between them, at most ${shape.max}.`),
      }
    case 'text':
      return {
        ...basics,
        required: shape.isRequired && !shape.isNullable,
        widget: shape.max > ONE_LINE ? 'text' : 'string',
        ...(shape.max < 1_000 && hinted(shape, `At most ${shape.max} characters.`)),
      }
    case 'email':
    case 'url':
      return {
        ...basics,
        widget: 'string',
        ...hinted(shape, shape.kind === 'url' ? 'A full address: https://…' : ''),
      }
    case 'image':
      return { ...basics, widget: 'image', media_library: { config: { folder: pictures } } }
    case 'date':
      return {
        ...basics,
        widget: 'datetime',
        format: 'YYYY-MM-DD',
        date_format: 'YYYY-MM-DD',
        time_format: false,
      }
    case 'number':
      return {
        ...basics,
        widget: 'number',
        value_type: shape.isWhole ? 'int' : 'float',
      }
    case 'flag':
      return { ...basics, widget: 'boolean', default: shape.default }
    case 'choice':
      return { ...basics, widget: 'select', options: shape.choices }
    case 'body':
      return shape.format === 'text'
        ? { ...basics, widget: 'text' }
        : {
            ...basics,
            widget: 'markdown',
            editor_components: ['picture', 'table', 'code-block'],
            media_library: { config: { folder: pictures } },
          }
  }
}

function listOf(name: string, label: string, shape: Extract<Shape, { kind: 'list' }>, pictures: string) {
  const limits = { min: shape.min, ...(shape.max !== undefined && { max: shape.max }) }
  const shared = { widget: 'list', ...limits, label_singular: label.toLowerCase().replace(/s$/, '') }
  // Decap edits a list of words in one line, with commas between them.
  if (shape.item.kind === 'text' && shape.item.max <= WORD) return { widget: 'list', ...limits }
  if (shape.item.kind !== 'object') return { ...shared, field: fieldOf(name, shape.item, pictures) }
  const fields = fieldsOfShape(shape.item, pictures)
  const shown = fields.filter(({ widget }) => widget === 'string' || widget === 'number').slice(0, 2)
  return {
    ...shared,
    collapsed: true,
    minimize_collapsed: false,
    summary: shown.map((field) => `{{${field.name}}}`).join(' · '),
    fields,
  }
}

function hinted({ hint }: Shape, limit: string) {
  const text = [hint, limit].filter(Boolean).join(' ')
  return text ? { hint: text } : {}
}
