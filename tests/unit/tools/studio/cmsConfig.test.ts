import { expect, it } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { type CmsField, cmsConfig } from '../../../../tools/studio/server/cmsConfig'

const config = cmsConfig('https://site.example')
const folders = config.collections.flatMap((one) => ('folder' in one ? [one] : []))
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

it('the forms of the data files follow their schemas', () => {
  const [site, plans] = files.map(({ fields }) => fields)
  const find = (fields: CmsField[] | undefined, name: string) => fields?.find((one) => one.name === name)
  expect(find(site, 'yearFounded')).toMatchObject({
    label: 'Year founded',
    widget: 'number',
    value_type: 'int',
  })
  const founder = find(site, 'founder')?.fields as CmsField[]
  expect(find(founder, 'portrait')).toMatchObject({ widget: 'image', required: true })
  const offices = find(site, 'offices')?.fields as CmsField[]
  expect(find(offices, 'phone')?.hint).toContain('country code')
  expect(find(offices, 'countryInText')).toMatchObject({ required: false })
  const plan = find(plans, 'plans')?.fields as CmsField[]
  expect(find(plan, 'practice')).toMatchObject({ widget: 'select', options: ['technical', 'digital', 'ca'] })
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
