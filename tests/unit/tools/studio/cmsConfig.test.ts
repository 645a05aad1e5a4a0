import { expect, it } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { cmsConfig, readNames } from '../../../../tools/studio/forms/cmsConfig'
import type { Field } from '../../../../tools/studio/forms/formFields'

const config = cmsConfig('https://site.example', readNames(contentRoot()))
const folders = config.collections.flatMap((one) => ('folder' in one ? [one] : []))
const files = config.collections.flatMap((one) => ('files' in one ? one.files : []))

/** `find('content/site.yaml', 'offices', 'phone')` */
function find(form: string, ...path: string[]): Field | undefined {
  const fields = [...folders, ...files].find((one) => form === ('file' in one ? one.file : one.name))?.fields
  return path.reduce<{ fields?: Field[] | undefined } | undefined>(
    (group, name) => group?.fields?.find((one) => one.name === name),
    { fields },
  ) as Field | undefined
}

const PRACTICES = [
  { value: 'technology', label: 'Technical' },
  { value: 'digital', label: 'Digital' },
  { value: 'accountancy', label: 'CA & Registration' },
]

it.each(collections)(
  'the form of $folder has every field, with its label, hint and choices',
  (collection) => {
    const { folder } = collection
    const names = [
      ...fieldsOf(collection).map(({ nameInFiles }) => nameInFiles),
      ...(bodyOf(collection) ? ['body'] : []),
    ]
    const form = folders.find(({ name }) => name === folder)
    expect(form?.fields.map(({ name }) => name)).toEqual([...new Set([...names, 'draft', 'sample'])])
    for (const { nameInFiles, info } of fieldsOf(collection)) {
      const field = find(folder, nameInFiles)
      const required = Boolean(info.required) && info.kind !== 'flag'
      expect(field).toMatchObject({ label: info.label, required })
      if (info.hint) expect(field?.hint).toContain(info.hint)
      if ('max' in info && info.max < 1_000) expect(field?.hint).toContain(`t most ${info.max}`)
      if (info.kind === 'practice') expect(field?.options).toEqual(PRACTICES)
    }
  },
)

it('names the file of a new entry by its title, or by the day where titles have no Latin letters', () => {
  const slugs = ['tr', 'ja'].map((language) => {
    const { collections } = cmsConfig('https://site.example', { ...readNames(contentRoot()), language })
    return collections.flatMap((one) => ('slug' in one ? [one.slug] : []))[0]
  })
  expect(slugs).toEqual(['{{slug}}', '{{year}}-{{month}}-{{day}}'])
})

it.each<[form: string, path: string[], expected: Partial<Field>]>([
  ['content/site.yaml', ['founder', 'portrait'], { widget: 'image', required: true, choose_url: false }],
  ['content/site.yaml', ['offices', 'phone'], { hint: expect.stringContaining('country code') }],
  ['content/site.yaml', ['headline'], { min: 1, max: 4, field: expect.objectContaining({ label: 'Line' }) }],
  ['content/site.yaml', ['contact', 'phone'], { required: false }],
  ['content/site.yaml', ['practices', 'colour'], { label: 'Colour', widget: 'color' }],
  ['content/site.yaml', ['practices', 'drawing'], { widget: 'drawing', required: false }],
  ['content/site.yaml', ['drawingFile'], { label: 'Logo', widget: 'drawingFile' }],
  ['content/site.yaml', ['currencies'], { label: 'Currencies', label_singular: 'currency', max: 3 }],
  ['content/site.yaml', ['counters', 'value'], { hint: expect.stringMatching(/^A number/) }],
  ['content/site.yaml', ['social', 'href'], { label: 'Address' }],
  ['content/site.yaml', ['articlesUrl'], { label: 'Blog at another address' }],
  ['content/plans.yaml', ['plans', 'otherPrices'], { hint: expect.stringContaining('INR') }],
  ['content/plans.yaml', ['plans', 'features', 'value'], { hint: expect.stringContaining('not included') }],
  ['content/plans.yaml', ['plans', 'practice'], { widget: 'select', options: PRACTICES }],
  ['content/plans.yaml', ['plans', 'desc'], { label: 'Description' }],
  ['content/plans.yaml', ['plans', 'price'], { hint: expect.stringContaining('or a text') }],
  ['content/pages.yaml#home', ['title'], { hint: expect.stringContaining('{technology.services}') }],
  ['content/words.yaml#footer', ['follow'], { widget: 'string', hint: '“Follow” in English.' }],
  ['content/words.yaml#bag', ['count', 'count', 'one'], { hint: expect.stringContaining('Keep what is in') }],
  ['content/pages.yaml#home', ['call', 'amount'], { hint: expect.stringContaining('zero in the visitor') }],
])('in %s, the field %j follows its schema', (form, path, expected) => {
  expect(find(form, ...path)).toMatchObject(expected)
})

it('a word with a number has the plural forms of the language', () => {
  const formsIn = (language: string) => {
    const { collections } = cmsConfig('https://site.example', { practices: {}, placeholders: '', language })
    const words = collections.flatMap((one) => ('files' in one && one.name === 'words' ? one.files : []))
    const count = words.find(({ name }) => name === 'bag')?.fields.find(({ name }) => name === 'count')
    return count?.fields?.[0]?.fields?.map(({ name }) => name)
  }
  expect(formsIn('en')).toEqual(['one', 'other'])
  expect(formsIn('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
})

it('has no forms and fields for parts that the site lacks', () => {
  const parts = { accounts: 'off', bag: 'off', newsletter: 'off', search: 'off' } as const
  const names = { practices: {}, placeholders: '', language: 'en', parts }
  const { collections } = cmsConfig('https://site.example', names)
  const forms = collections.flatMap((one) => ('files' in one ? one.files : []))
  const fieldsOf = (file: string) => forms.find((one) => one.file === file)?.fields.map(({ name }) => name)
  expect(fieldsOf('content/site.yaml')).toContain('parts')
  for (const gone of ['pages.yaml#login', 'pages.yaml#cart', 'pages.yaml#unsubscribe', 'words.yaml#bag'])
    expect(fieldsOf(`content/${gone}`), gone).toBe(undefined)
  expect(fieldsOf('content/pages.yaml#footer')).toEqual(['contact'])
  expect(fieldsOf('content/words.yaml#plans')).toEqual([
    'currency',
    'practices',
    'mostChosen',
    'notIncluded',
    'lacking',
    'ask',
  ])
})

it('lists the newest article first', () => {
  const sortable = [{ field: 'date', default_sort: 'desc' }, { field: 'blogTitle' }]
  expect(folders[0]).toMatchObject({ name: 'articles', sortable_fields: sortable })
})

const withChildren = (field: Field): Field[] => [field, ...(field.fields ?? []).flatMap(withChildren)]

it('every mark of a sample says what visitors see', () => {
  const all = [...folders, ...files].flatMap(({ fields }) => fields.flatMap(withChildren))
  const samples = all.filter(({ name, widget }) => name === 'sample' && widget === 'boolean')
  expect(samples.length).toBeGreaterThan(10)
  for (const { hint } of samples) expect(hint).toMatch(/visitors|site|legal texts/i)
})

it('every list says what it counts, for one and for several', () => {
  const all = [...folders, ...files].flatMap(({ fields }) => fields.flatMap(withChildren))
  const counted = all.filter((field) => field.widget === 'list' && (field.field || field.fields))
  expect(counted.length).toBeGreaterThan(10)
  for (const { label, label_singular: one } of counted) {
    expect(one).toMatch(/^[a-z ]+$/)
    expect(label.toLowerCase()).not.toBe(one)
  }
})
