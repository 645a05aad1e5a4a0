import { join } from 'node:path'
import { practiceIds } from '@/content/practices'
import { articles } from '@/data/collections/articles'
import { readPlaceholders, readSiteFile } from '../../../scripts/brand/ownerData'
import { listKnown } from '../../../scripts/content/placeholders'
import { BODY } from '../../../scripts/content/readContent'
import { UserError } from '../../../scripts/lib/userError'
import { type FileGroup, type FolderForm, fileGroups, folderForms } from './forms'
import { lineName } from './formValues'
import { listNames } from './listNames'
import { labelOf, type ObjectShape, type Shape } from './shape'

/** A field of Decap's configuration. */
export type CmsField = Record<string, unknown> & { name: string; label: string; widget: string }

/** Longer texts get several lines. */
const ONE_LINE = 200
const WORD = 60

const isArticles = ({ folder }: FolderForm) => folder === articles.folder
const mostEditedFirst = folderForms.toSorted((a, b) => Number(isArticles(b)) - Number(isArticles(a)))

export type Names = { practices: Record<string, string>; placeholders: string }

/** The owner's names of the practices, and what texts can name in braces. Empty while the files have mistakes. */
export function readNames(root: string): Names {
  const folder = join(root, 'content')
  try {
    const { practices } = readSiteFile(folder)
    return {
      practices: Object.fromEntries(practiceIds.map((id) => [id, practices[id].name])),
      placeholders: listKnown(readPlaceholders(folder)),
    }
  } catch (error) {
    if (error instanceof UserError) return { practices: {}, placeholders: '' }
    throw error
  }
}

/** Decap's configuration, with a form for every folder and every file of the content. */
export function cmsConfig(siteUrl: string, names: Names) {
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
      ...mostEditedFirst.map(({ folder, label, itemLabel, titleField, shape }) => {
        const fields = Object.keys(shape.fields)
        return {
          name: folder,
          label,
          label_singular: itemLabel,
          folder: `content/${folder}`,
          // The server sends and receives values, and writes the files itself.
          format: 'json',
          extension: 'md',
          create: true,
          delete: true,
          slug: '{{slug}}',
          identifier_field: titleField,
          summary: summaryOf(titleField, fields),
          sortable_fields: sortOf(titleField, fields),
          view_filters: fields.flatMap((name) => filterOf(name, shape.fields[name], names)),
          ...(fields.includes('practice') && { view_groups: [{ label: 'Practice', field: 'practice' }] }),
          fields: fieldsOfShape(shape, { pictures: folder, names }),
        }
      }),
      ...fileGroups.map((group) => fileCollection(group, names)),
    ],
  }
}

function fileCollection({ name, label, files }: FileGroup, names: Names) {
  return {
    name,
    label,
    format: 'json',
    editor: { preview: true },
    files: files.map(({ shape, path, ...file }) => {
      const fields = fieldsOfShape(shape, { pictures: name === 'legal' ? null : 'team', names })
      return { ...file, file: path, fields: name === 'data' ? fields : explainBraces(fields, names) }
    }),
  }
}

/** What a legal text can name is also below its text. */
function explainBraces(fields: CmsField[], { placeholders }: Names): CmsField[] {
  if (!placeholders) return fields
  const hint = `In braces, texts name what other forms say: ${placeholders}.`
  const explained = fields.find(({ name }) => name === BODY) ?? fields[0]
  return fields.map((field) =>
    field === explained ? { ...field, hint: [field.hint, hint].filter(Boolean).join(' ') } : field,
  )
}

/** 'Books in order · 2026-11-22 · Draft' */
function summaryOf(title: string, names: string[]) {
  const parts = {
    [title]: `{{${title}}}`,
    practice: ' · {{practice}} {{position}}',
    date: ' · {{date}}',
    archive: "{{archive | ternary(' · Archived', '')}}",
    draft: "{{draft | ternary(' · Draft', '')}}",
  }
  return Object.entries(parts)
    .map(([name, part]) => (names.includes(name) ? part : ''))
    .join('')
}

/** The newest article first, and members in the order of the site. The server sorts the services by two fields. */
function sortOf(title: string, names: string[]) {
  if (names.includes('practice')) return ['practice', 'position', title].map((field) => ({ field }))
  const first = names.includes('date') ? 'date' : names.includes('rank') ? 'rank' : title
  const fields = [...new Set([first, title])].map((field) => ({ field }))
  return fields.map((one, index) =>
    index === 0 ? { ...one, default_sort: first === 'date' ? 'desc' : 'asc' } : one,
  )
}

type Filter = { label: string; field: string; pattern: string | boolean }

function filterOf(name: string, shape: Shape | undefined, { practices }: Names): Filter[] {
  if (name === 'practice')
    return practiceIds.map((id) => ({
      label: practices[id] ?? id,
      field: name,
      pattern: practices[id] ?? id,
    }))
  return shape?.kind === 'flag' ? [{ label: shape.label ?? labelOf(name), field: name, pattern: true }] : []
}

/** `pictures` is the folder in public/ that new pictures are saved in, or null where the site shows none. */
type Options = { pictures: string | null; names: Names }

/** A group that can be left out must not require anything, or Decap would not save the form. The check still does. */
function fieldsOfShape({ fields, isRequired }: ObjectShape, options: Options): CmsField[] {
  return Object.entries(fields).map(([name, shape]) =>
    fieldOf(name, isRequired ? shape : optional(shape), options),
  )
}

const optional = (shape: Shape): Shape => ({ ...shape, isRequired: false })

function fieldOf(name: string, shape: Shape, options: Options): CmsField {
  const { pictures, names } = options
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
        fields: fieldsOfShape(shape, options),
      }
    case 'record': {
      const [many, one] = listNames(name)
      return {
        ...basics,
        label: many,
        widget: 'list',
        label_singular: one,
        summary: '{{label}}: {{value}}',
        collapsed: true,
        minimize_collapsed: true,
        fields: [
          { name: 'label', label: 'Label', widget: 'string' },
          {
            ...fieldOf('value', shape.value, options),
            required: false,
            hint: 'Leave it empty for "not included".',
          },
        ],
      }
    }
    case 'list':
      return { ...basics, ...listOf(name, shape, options) }
    case 'lines':
      return {
        ...basics,
        required: false,
        widget: 'object',
        fields: Array.from({ length: shape.count }, (_, index) =>
          fieldOf(lineName(index), { ...optional(shape.item), label: `Line ${index + 1}` }, options),
        ),
      }
    case 'colour':
      return { ...basics, widget: 'colour' }
    case 'drawing':
      return { ...basics, widget: 'drawing' }
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
      return { ...basics, widget: 'select', options: optionsOf(name, shape.choices, names) }
    case 'body':
      return shape.format === 'text'
        ? { ...basics, widget: 'text' }
        : {
            ...basics,
            widget: 'markdown',
            editor_components: [...(pictures ? ['image'] : []), 'table', 'code-block'],
            media_library: { config: { folder: pictures } },
          }
  }
}

function optionsOf(name: string, choices: readonly string[], { practices }: Names) {
  if (name !== 'practice') return choices
  return choices.map((value) => ({ value, label: practices[value] ?? value }))
}

function listOf(name: string, shape: Extract<Shape, { kind: 'list' }>, options: Options) {
  const limits = { min: shape.min, ...(shape.max !== undefined && { max: shape.max }) }
  // Decap edits a list of words in one line, with commas between them.
  if (shape.item.kind === 'text' && shape.item.max <= WORD) return { widget: 'list', ...limits }
  const [many, one] = listNames(name)
  const shared = { widget: 'list', ...limits, label: many, label_singular: one }
  if (shape.item.kind !== 'object') {
    const field = fieldOf(name, shape.item, options)
    return {
      ...shared,
      collapsed: true,
      summary: `{{${name}}}`,
      field: { ...field, label: one.charAt(0).toUpperCase() + one.slice(1) },
    }
  }
  const fields = fieldsOfShape(shape.item, options)
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
