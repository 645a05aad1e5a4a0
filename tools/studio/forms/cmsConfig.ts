import { join } from 'node:path'
import { articles } from '@/data/collections/articles'
import { BODY } from '../../../scripts/content/entry'
import { readPlaceholders, readSiteFile } from '../../../scripts/content/ownerData'
import {
  ALL_ON,
  hasWord,
  lackingTexts,
  type PartStates,
  readParts,
} from '../../../scripts/content/parts/parts'
import { listKnown } from '../../../scripts/content/placeholders'
import { pluralForms, scriptOf } from '../../../scripts/content/words/language'
import { tryRead } from '../../../scripts/lib/userError'
import { type Field, optionsOf } from './formFields'
import { type FolderForm, fileGroups, folderForms } from './forms'

export type Names = {
  practices: Record<string, string>
  placeholders: string
  language: string
  /** Without it, all parts are on. */
  parts?: PartStates
}

/** The owner's language, the names of the practices, and what texts can name in braces. Each is left out while its files have mistakes. */
export function readNames(root: string): Names {
  const folder = join(root, 'content')
  return {
    language: tryRead(() => readSiteFile(folder).language).value ?? 'en',
    practices: readPractices(root),
    placeholders: tryRead(() => listKnown(readPlaceholders(folder))).value ?? '',
    parts: tryRead(() => readParts(folder)).value ?? ALL_ON,
  }
}

/** Without what texts can name, which takes much longer to read. */
export const readPractices = (root: string): Names['practices'] =>
  tryRead(() => namesOfPractices(join(root, 'content'))).value ?? {}

const namesOfPractices = (folder: string) =>
  Object.fromEntries(readSiteFile(folder).practices.map(({ id, name }) => [id, name]))

const isArticles = ({ folder }: FolderForm) => folder === articles.folder
const mostEditedFirst = folderForms.toSorted((a, b) => Number(isArticles(b)) - Number(isArticles(a)))

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
      ...mostEditedFirst.map((form) => folderCollection(form, names)),
      ...usedGroups(names).map(({ name, label, files }) => ({
        name,
        label,
        format: 'json',
        editor: { preview: true },
        files: files.map(({ path, fields, ...file }) => ({
          ...file,
          file: path,
          fields: fitFields(['pages', 'legal'].includes(name) ? explainBraces(fields, names) : fields, names),
        })),
      })),
    ],
  }
}

/** Without the forms and fields of what the site lacks. */
function usedGroups({ parts = ALL_ON }: Names) {
  const lacking = lackingTexts(parts)
  const isUsed = (group: string, ...path: [string, ...string[]]) => {
    if (group === 'pages') return !lacking.includes(path.join('.'))
    const [words, word] = path
    return group !== 'words' || word === undefined || hasWord(parts, words, word)
  }
  return fileGroups.map((group) => {
    const files = group.files
      .filter(({ name }) => isUsed(group.name, name))
      .map((file) => ({
        ...file,
        fields: file.fields.filter((field) => isUsed(group.name, file.name, field.name)),
      }))
    return { ...group, files: files.filter(({ fields }) => fields.length > 0) }
  })
}

function folderCollection(form: FolderForm, names: Names) {
  const { name, folder, label, itemLabel, titleField, fields } = form
  const has = (one: string) => fields.some((field) => field.name === one)
  const filters = fields.flatMap((field) => filtersOf(field, names))
  return {
    name,
    label,
    label_singular: itemLabel,
    folder: `content/${folder}`,
    // The server sends and receives values, and writes the files itself.
    format: 'json',
    extension: 'md',
    create: true,
    delete: true,
    // A file name has Latin letters, so a title in others cannot become one.
    slug: scriptOf(names.language) === 'Latn' ? '{{slug}}' : '{{year}}-{{month}}-{{day}}',
    identifier_field: titleField,
    summary: summaryOf(titleField, has),
    sortable_fields: sortOf(titleField, has),
    // Decap refuses an empty list.
    ...(filters.length > 0 && { view_filters: filters }),
    ...(has('practice') && { view_groups: [{ label: 'Practice', field: 'practice' }] }),
    fields: fitFields(fields, names),
  }
}

type Has = (name: string) => boolean
type Filter = { label: string; field: string; pattern: string | boolean }

/** 'Books in order · 2026-11-22 · Draft' */
function summaryOf(title: string, has: Has) {
  const parts = {
    position: ' · {{practice}} {{position}}',
    date: ' · {{date}}',
    archive: "{{archive | ternary(' · Archived', '')}}",
    draft: "{{draft | ternary(' · Draft', '')}}",
  }
  const shown = Object.entries(parts).map(([name, part]) => (has(name) ? part : ''))
  return `{{${title}}}${shown.join('')}`
}

/** The newest article first, and members in the order of the site. The server sorts the services by two fields. */
function sortOf(title: string, has: Has) {
  if (has('position')) return ['practice', 'position', title].map((field) => ({ field }))
  if (has('date')) return [{ field: 'date', default_sort: 'desc' }, { field: title }]
  if (has('rank')) return [{ field: 'rank', default_sort: 'asc' }, { field: title }]
  return [{ field: title, default_sort: 'asc' }]
}

function filtersOf({ name, label, widget, kind, options = [] }: Field, { practices }: Names): Filter[] {
  if (widget === 'boolean') return [{ label, field: name, pattern: true }]
  if (kind === 'practice')
    return Object.values(practices).map((one) => ({ label: one, field: name, pattern: one }))
  if (kind !== 'choice') return []
  return options.map(({ value, label: one }) => ({ label: one, field: name, pattern: value }))
}

/** A form names the practices as the owner does, and has the forms of a plural that the language needs. */
function fitFields(fields: Field[], names: Names): Field[] {
  const { practices, language } = names
  const needed: string[] = pluralForms(language).needed
  return fields.map((field) => {
    const inner = field.fields?.filter(({ name }) => field.kind !== 'plural' || needed.includes(name))
    return {
      ...field,
      ...(field.kind === 'practice' && {
        options: optionsOf(practices),
      }),
      ...(inner && { fields: fitFields(inner, names) }),
    }
  })
}

/** What the texts of a page can name is below its first field; for a legal text, below its text. */
function explainBraces(fields: Field[], { placeholders }: Names): Field[] {
  if (!placeholders) return fields
  const hint = `In braces, texts name what other forms say: ${placeholders}.`
  const explained = fields.find(({ name }) => name === BODY) ?? fields[0]
  return fields.map((field) =>
    field === explained ? { ...field, hint: [field.hint, hint].filter(Boolean).join(' ') } : field,
  )
}
