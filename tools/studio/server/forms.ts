import { type Collection, collections } from '@/data/collections'
import { plansSchema } from '../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../scripts/brand/siteSchema'
import { pagesSchema } from '../../../scripts/content/pagesSchema'
import type { PlaceholderValues } from '../../../scripts/content/placeholders'
import { BODY } from '../../../scripts/content/readContent'
import { serviceSchema } from '../../../scripts/content/services'
import { DRAWING, labelOf, type ObjectShape, type Shape, shapeOfCollection, shapeOfObject } from './shape'

/** Words for what the schema of the pages names only. */
const PAGE_FIELDS: Record<string, { label?: string; hint: string }> = {
  title: { hint: 'In the tab of the browser and in search results.' },
  description: { hint: 'In search results.' },
  heading: { hint: 'If empty: the title.' },
  index: { label: 'In search engines', hint: 'Off: search engines leave the page out.' },
  show: { label: 'On the site', hint: 'Off: the site has neither the page nor links to it.' },
}

/** A folder with a file for each entry. */
export type FolderForm = {
  folder: string
  label: string
  itemLabel: string
  titleField: string
  shape: ObjectShape
  /** Null if the build reads the files, so that they are not published by themselves. */
  collection: Collection | null
}

/** A file that is edited in one form. In `content/pages.yaml`, each page has its own: `content/pages.yaml#home`. */
export type FileForm = { name: string; label: string; path: string; shape: ObjectShape }

export type FileGroup = { name: string; label: string; files: FileForm[] }

const drawing = (label: string, hint: string): Shape => ({ label, hint, isRequired: false, kind: 'drawing' })

const services: FolderForm = {
  folder: 'services',
  label: 'Services',
  itemLabel: 'service',
  titleField: 'title',
  shape: withField(
    sampleLast(shapeOfObject(serviceSchema)),
    drawing(
      'Drawing',
      'An SVG file with viewBox="0 0 180 96". Without one, the drawing of the practice is shown.',
    ),
  ),
  collection: null,
}

export const folderForms: readonly FolderForm[] = [
  ...collections.map((collection) => ({
    folder: collection.folder,
    label: collection.label,
    itemLabel: collection.itemLabel,
    titleField: collection.titleField,
    shape: shapeOfCollection(collection),
    collection,
  })),
  services,
]

/** In the order of the studio. A form depends on the limits of its fields, not on what texts can name in braces. */
const pages = shapeOfObject(pagesSchema({} as PlaceholderValues))

export const fileGroups: readonly FileGroup[] = [
  {
    name: 'data',
    label: 'Company and plans',
    files: [
      {
        name: 'site',
        label: 'Company',
        path: 'content/site.yaml',
        shape: withField(
          shapeOfObject(siteSchema),
          drawing('Logo', 'An SVG file: the mark alone, without the name.'),
        ),
      },
      { name: 'plans', label: 'Plans', path: 'content/plans.yaml', shape: shapeOfObject(plansSchema) },
    ],
  },
  {
    name: 'pages',
    label: 'Pages',
    files: Object.entries(pages.fields).flatMap(([name, shape]) =>
      shape.kind === 'object'
        ? [
            {
              name,
              label: labelOf(name),
              path: `content/pages.yaml#${name}`,
              shape: mostImportantFirst(shape),
            },
          ]
        : [],
    ),
  },
  {
    name: 'legal',
    label: 'Legal texts',
    files: ['privacy', 'terms'].map((name) => ({
      name,
      label: labelOf(name),
      path: `content/legal/${name}.md`,
      shape: {
        kind: 'object',
        isRequired: true,
        fields: {
          updated: {
            label: 'Last changed',
            hint: 'Change it with the text.',
            isRequired: true,
            kind: 'date',
          },
          [BODY]: { label: 'Text', isRequired: true, kind: 'body', format: 'html' },
        },
      },
    })),
  },
]

export const fileForms: readonly FileForm[] = fileGroups.flatMap(({ files }) => files)

/** 'content/pages.yaml#home' → the file, and the group in it that the form edits. */
export function splitPath(path: string): { file: string; part: string | undefined } {
  const [file = '', part] = path.split('#')
  return { file, part }
}

function withField(shape: ObjectShape, field: Shape): ObjectShape {
  return { ...shape, fields: { ...shape.fields, [DRAWING]: field } }
}

function sampleLast({ fields: { sample, ...fields }, ...shape }: ObjectShape): ObjectShape {
  return { ...shape, fields: { ...fields, ...(sample && { sample }) } }
}

function mostImportantFirst(shape: ObjectShape): ObjectShape {
  const first = ['title', 'description', 'heading', 'intro'].filter((name) => name in shape.fields)
  const order = new Set([...first, ...Object.keys(shape.fields)])
  const fields = [...order].map((name) => [name, { ...PAGE_FIELDS[name], ...shape.fields[name] }])
  return { ...shape, fields: Object.fromEntries(fields) }
}
