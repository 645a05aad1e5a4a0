import { type Collection, collections } from '@/data/collections'
import { contextOf } from '../../../scripts/content/context'
import { BODY } from '../../../scripts/content/entry'
import { legalFields } from '../../../scripts/content/legal'
import { OWN_PAGES } from '../../../scripts/content/ownPageNames'
import { ownPageSchema } from '../../../scripts/content/ownPages'
import { pagesSchema } from '../../../scripts/content/pagesSchema'
import type { PlaceholderValues } from '../../../scripts/content/placeholders'
import { plansSchema } from '../../../scripts/content/plansSchema'
import { REDIRECTS } from '../../../scripts/content/redirects'
import { serviceSchema } from '../../../scripts/content/services'
import { siteSchema } from '../../../scripts/content/siteSchema'
import { contentRoot } from '../../../scripts/lib/contentFolder'
import { fieldsOfCollection } from './collectionFields'
import { DRAWING_FILE, type Field, labelOf, simpleField } from './formFields'
import { fieldsOfSchema } from './schemaFields'
import { wordForms } from './wordForms'

/** Words for what the schema of the pages names only. */
const PAGE_FIELDS = {
  title: { hint: 'In the tab of the browser and in search results.' },
  description: { hint: 'In search results.' },
  heading: { ifEmpty: 'the title.' },
  index: { label: 'In search engines', hint: 'Off: search engines leave the page out.' },
  show: { label: 'On the site', hint: 'Off: the site has neither the page nor links to it.' },
}

/** A folder with a file for each entry. */
export type FolderForm = {
  /** In the addresses of the studio. No group of files has it. */
  name: string
  folder: string
  label: string
  itemLabel: string
  titleField: string
  fields: Field[]
  /** Null if the build reads the files, so that they are not published by themselves. */
  collection: Collection | null
}

/** A file that is edited in one form. A page or a group of words has its own: `content/pages.yaml#home`. */
type FileForm = { name: string; label: string; path: string; fields: Field[] }

type FileGroup = { name: string; label: string; files: FileForm[] }

const drawingFile = (label: string, hint: string) =>
  simpleField(DRAWING_FILE, { kind: 'drawingFile', label, hint })

export const folderForms: readonly FolderForm[] = [
  ...collections.map((collection) => ({
    ...collection,
    name: collection.folder,
    titleField: collection.nameInFiles(collection.titleField),
    fields: fieldsOfCollection(collection),
    collection,
  })),
  {
    name: 'services',
    folder: 'services',
    label: 'Services',
    itemLabel: 'service',
    titleField: 'title',
    fields: [
      ...fieldsOfSchema(serviceSchema([])),
      drawingFile(
        'Drawing',
        'An SVG file with viewBox="0 0 180 96". Without one, the drawing of the practice is shown.',
      ),
    ],
    collection: null,
  },
  {
    name: 'ownPages',
    folder: OWN_PAGES,
    label: 'Own pages',
    itemLabel: 'page',
    titleField: 'heading',
    fields: [
      ...fieldsOfSchema(ownPageSchema(contextOf(contentRoot()))),
      simpleField(BODY, { kind: 'body', format: 'html', label: 'Text', required: true, pictures: OWN_PAGES }),
    ],
    collection: null,
  },
]

/** A form depends on the limits of its fields, not on what texts can name in braces. */
const schemaOfPages = pagesSchema({} as PlaceholderValues)
const pageNames = fieldsOfSchema(schemaOfPages).map(({ name }) => name)
const aboutPages = Object.fromEntries(pageNames.map((name) => [name, { children: PAGE_FIELDS }]))

/** The lines of content/redirects.yaml are in no group. */
export const wholeFile: Field = {
  name: 'redirects',
  label: 'Old addresses',
  label_singular: 'old address',
  widget: 'list',
  required: false,
  hint: 'Renaming an entry adds one.',
  stored: 'record',
  summary: '{{label}} → {{value}}',
  collapsed: true,
  minimize_collapsed: true,
  fields: [
    { name: 'label', label: 'Old address', widget: 'string', required: true, hint: 'As /old-name.' },
    { name: 'value', label: 'Leads to', widget: 'string', required: true, hint: 'The address of a page.' },
  ],
}

/** In the order of the studio. */
export const fileGroups: readonly FileGroup[] = [
  {
    name: 'data',
    label: 'Company and plans',
    files: [
      {
        name: 'site',
        label: 'Company',
        path: 'content/site.yaml',
        fields: [
          // A migration writes the format.
          ...fieldsOfSchema(siteSchema(contentRoot())).filter(({ name }) => name !== 'format'),
          drawingFile('Logo', 'An SVG file: the mark alone, without the name.'),
        ],
      },
      {
        name: 'plans',
        label: 'Plans',
        path: 'content/plans.yaml',
        fields: fieldsOfSchema(plansSchema([])),
      },
      {
        name: 'redirects',
        label: 'Old addresses',
        path: REDIRECTS,
        fields: [wholeFile],
      },
    ],
  },
  {
    name: 'pages',
    label: 'Pages',
    files: fieldsOfSchema(schemaOfPages, aboutPages).map(({ name, label, fields = [] }) => ({
      name,
      label,
      path: `content/pages.yaml#${name}`,
      fields,
    })),
  },
  { name: 'words', label: 'Words', files: wordForms },
  {
    name: 'legal',
    label: 'Legal texts',
    files: ['privacy', 'terms'].map((name) => ({
      name,
      label: labelOf(name),
      path: `content/legal/${name}.md`,
      fields: [
        ...fieldsOfSchema(legalFields({} as PlaceholderValues)),
        simpleField(BODY, { kind: 'body', format: 'html', label: 'Text', required: true, pictures: null }),
      ],
    })),
  },
]

export const fileForms: readonly FileForm[] = fileGroups.flatMap(({ files }) => files)

/** 'content/pages.yaml#home' → the file, and the group in it that the form edits. */
export function splitPath(path: string): { file: string; part: string | undefined } {
  const [file = '', part] = path.split('#')
  return { file, part }
}
