import { expect, it } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { cmsConfig, readNames } from '../../../../tools/studio/server/cmsConfig'
import type { Field } from '../../../../tools/studio/server/fields'

const config = cmsConfig('https://site.example', readNames(contentRoot()))
const folders = config.collections.flatMap((one) => ('folder' in one ? [one] : []))
const formOf = (path: string) => files.find(({ file }) => file === path)?.fields
const files = config.collections.flatMap((one) => ('files' in one ? one.files : []))

it.each(collections.map((collection) => [collection.folder, collection] as const))(
  'the form of %s has every field of its declaration, with its label, hint and choices',
  (folder, collection) => {
    const form = folders.find(({ name }) => name === folder)
    const body = bodyOf(collection)
    const declared = fieldsOf(collection).map(([name]) => name)
    const names = new Set([...declared, ...(body ? ['body'] : []), 'draft', 'sample'])
    expect(form?.fields.map(({ name }) => name)).toEqual([...names])
    for (const [name, info] of fieldsOf(collection)) {
      const field = form?.fields.find((one) => one.name === name)
      expect(field).toMatchObject({
        label: info.label,
        required: Boolean(info.required) && info.kind !== 'flag',
      })
      if (info.hint) expect(field?.hint).toContain(info.hint)
      if ('max' in info && info.max < 1_000) expect(field?.hint).toContain(`at most ${info.max}`.slice(1))
      if (info.kind === 'choice') expect(field?.options).toEqual(info.choices)
    }
  },
)

const find = (fields: Field[] | undefined, name: string) => fields?.find((one) => one.name === name)

function allFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])])
}

it('the forms of the data files follow their schemas', () => {
  const [site, plans] = ['content/site.yaml', 'content/plans.yaml'].map(formOf)
  expect(find(site, 'yearFounded')).toMatchObject({
    label: 'Year founded',
    widget: 'number',
    value_type: 'int',
  })
  const founder = find(site, 'founder')?.fields
  expect(find(founder, 'portrait')).toMatchObject({ widget: 'image', required: true })
  const offices = find(site, 'offices')?.fields
  expect(find(offices, 'phone')?.hint).toContain('country code')
  expect(find(offices, 'countryInText')).toMatchObject({ required: false })
  const plan = find(plans, 'plans')?.fields
  expect(find(plan, 'practice')).toMatchObject({ widget: 'select' })
  expect(find(plan, 'features')).toMatchObject({ widget: 'list' })
})

it('lists the newest article first, with its date and its state', () => {
  expect(folders[0]).toMatchObject({
    name: 'articles',
    summary:
      "{{blogTitle}} · {{date}}{{archive | ternary(' · Archived', '')}}{{draft | ternary(' · Draft', '')}}",
    sortable_fields: [{ field: 'date', default_sort: 'desc' }, { field: 'blogTitle' }],
  })
})

it('the form of a service names the practices as the owner does, and has its drawing', () => {
  const form = folders.find(({ name }) => name === 'services')
  expect(find(form?.fields, 'practice')?.options).toEqual([
    { value: 'technical', label: 'Technology' },
    { value: 'digital', label: 'Digital' },
    { value: 'ca', label: 'Accountancy' },
  ])
  expect(form?.fields.map(({ name }) => name)).toEqual([
    'title',
    'practice',
    'position',
    'trending',
    'description',
    'includes',
    'needs',
    'duration',
    'questions',
    'sample',
    'drawing',
  ])
})

it('each page has a form that shows what its texts can name in braces', () => {
  const home = formOf('content/pages.yaml#home')
  expect(home?.[0]).toMatchObject({ name: 'title', hint: expect.stringContaining('{technicalServices}') })
  expect(find(home, 'show')).toBeUndefined()
  expect(find(formOf('content/pages.yaml#plans'), 'show')).toMatchObject({ widget: 'boolean' })
  const actions = find(home, 'actions')?.fields
  expect(find(actions, 'project')?.hint).toContain('If empty: “Start a project”.')
})

it('a legal text is edited like an article', () => {
  expect(formOf('content/legal/terms.md')?.map(({ name, widget }) => [name, widget])).toEqual([
    ['updated', 'datetime'],
    ['body', 'markdown'],
  ])
})

it('colours, the headline and the logo have their own fields', () => {
  const site = formOf('content/site.yaml')
  const colours = find(site, 'colours')?.fields
  expect(colours?.map(({ name, widget }) => [name, widget])).toContainEqual(['ca', 'color'])
  expect(find(site, 'headline')?.fields).toHaveLength(3)
  expect(find(site, 'drawing')).toMatchObject({ label: 'Logo', widget: 'drawing' })
})

it('every list says what it counts, for one and for several', () => {
  const all = [...folders.map(({ fields }) => fields), ...files.map(({ fields }) => fields)].flatMap(
    allFields,
  )
  const counted = all.filter((field) => field.widget === 'list' && (field.field || field.fields))
  expect(counted.length).toBeGreaterThan(10)
  for (const { label, label_singular: one } of counted) {
    expect(one).toMatch(/^[a-z ]+$/)
    expect(label.toLowerCase()).not.toBe(one)
  }
  expect(all.find(({ name }) => name === 'currencies')).toMatchObject({
    label: 'Currencies',
    label_singular: 'currency',
  })
})
