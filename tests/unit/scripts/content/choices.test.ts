import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Collection } from '@/data/collections'
import { defineCollection } from '@/data/collections/defineCollection'
import { choice as choiceField, text } from '@/data/collections/fields'
import { contextOf } from '../../../../scripts/content/context'
import { parseEntry } from '../../../../scripts/content/entry'
import { choice } from '../../../../scripts/content/valueSchemas'
import { parseYaml } from '../../../../scripts/content/yamlFile'
import { fieldsOfCollection } from '../../../../tools/studio/forms/collectionFields'
import { fieldsOfSchema } from '../../../../tools/studio/forms/schemaFields'

const HOURS = { full: 'Full time', part: 'Part time' }
const OPTIONS = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
]

const jobs = defineCollection({
  ...{ name: 'jobs', folder: 'jobs', label: 'Jobs', itemLabel: 'job', titleField: 'title' },
  fields: {
    title: text({ label: 'Title', max: 60, essential: true }),
    hours: choiceField({ label: 'Hours', required: true, choices: HOURS }),
  },
}) as unknown as Collection

const context = contextOf('sample')
const parseJob = (hours: string) => parseEntry(jobs, `---\ntitle: Accountant\n${hours}\n---\n`, context)

it('an entry can have one of the choices, and the check names them', () => {
  expect(parseJob('hours: part')).toEqual({ fields: { title: 'Accountant', hours: 'part' }, mistakes: [] })
  const messages = ['hours: nights', ''].flatMap((line) =>
    parseJob(line).mistakes.map(({ message }) => message),
  )
  expect(messages).toEqual([
    'hours is "nights": write one of full, part.',
    expect.stringContaining('hours is missing'),
  ])
})

it('the form of a collection has the choices with their labels', () => {
  expect(fieldsOfCollection(jobs).find(({ name }) => name === 'hours')).toMatchObject({
    ...{ label: 'Hours', widget: 'select', required: true },
    options: OPTIONS,
  })
})

/** As a page in scripts/content/pagesSchema.ts. */
const page = v.strictObject({ hours: v.optional(choice(HOURS), 'full'), more: v.optional(choice(HOURS)) })

it('the texts of a page can have a choice, which the form shows with its labels and its default', () => {
  expect(parseYaml('more: part', page).value).toEqual({ hours: 'full', more: 'part' })
  expect(parseYaml('hours: nights', page).mistakes).toMatchObject([
    { message: 'hours is "nights": write one of full, part.' },
  ])
  expect(fieldsOfSchema(page)).toMatchObject([
    { name: 'hours', widget: 'select', required: false, options: OPTIONS, hint: 'If empty: “Full time”.' },
    { name: 'more', widget: 'select', options: OPTIONS },
  ])
})
