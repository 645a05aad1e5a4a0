import { parse, safeParse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { defineCollection, defineCollectionWithPages } from '@/data/collections/defineCollection'
import { body, choice, text } from '@/data/collections/fields'
import { team } from '@/data/collections/team'
import { testimonials } from '@/data/collections/testimonials'

const WRONG = { wrong: true }

it.each(collections)('a document in $name is skipped only without an essential field', (collection) => {
  const isRead = (document: object) => safeParse(collection.schema, { id: 'a', ...document }).success
  expect(isRead({})).toBe(false)
  const fields = fieldsOf(collection).map(({ storedName, info }) => [
    storedName,
    info.essential ? 'x' : WRONG,
  ])
  const document = { ...Object.fromEntries(fields), [bodyOf(collection)?.storedName ?? 'none']: WRONG }
  expect(isRead(document)).toBe(true)
  expect(isRead({ ...document, [collection.storedName(collection.titleField)]: WRONG })).toBe(false)
})

const member = { id: 'a', rank: 1, img: '/a.svg', name: 'Asha', designation: 'CA' }

it('the team that is shown is sorted by rank, members without one last', () => {
  const members = [{ id: 'c', rank: 'x' }, { id: 'b', rank: 2 }, {}]
  const shown = team.list(members.map((fields) => parse(team.schema, { ...member, ...fields })))
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

it.each(['img', 'name', 'designation'])('the team that is shown leaves out members without %s', (field) => {
  expect(safeParse(team.schema, { ...member, [field]: ' ' }).success).toBe(false)
})

it.each([
  [true, ['real', 'sample']],
  [false, ['real']],
])('a site that shows samples: %s, has the documents %j', (showsSamples, expected) => {
  vi.stubGlobal('__ENVIRONMENT__', { showsSamples })
  const documents = ['real', 'sample'].map((id) =>
    parse(testimonials.schema, { id, name: id, quote: 'Yes.', sample: id === 'sample' }),
  )
  expect(testimonials.list(documents).map(({ id }) => id)).toEqual(expected)
})

const jobs = {
  ...({ name: 'jobs', folder: 'jobs', label: 'Jobs', itemLabel: 'job', titleField: 'title' } as const),
  fields: {
    title: text({ label: 'Title', max: 60, essential: true }),
    hours: choice({ label: 'Hours', choices: { full: 'Full time', part: 'Part time' } }),
    about: body({ label: 'Text', format: 'html' }),
  },
}

it.each([
  ['part', 'part'],
  ['nights', ''],
  [undefined, ''],
  [7, ''],
])('a stored choice of %j is read as %j', (hours, expected) => {
  const { schema } = defineCollection(jobs)
  expect(parse(schema, { id: 'a', title: 'A', hours }).hours).toBe(expected)
})

it.each([
  [{}, 'headline', 'headline'],
  [{ storedAs: 'blogTitle' }, 'blogTitle', 'blogTitle'],
  [{ storedAs: 'domain', inFiles: 'practice' }, 'domain', 'practice'],
])('a field with %j is %s in Firestore and %s in files', (names, storedName, nameInFiles) => {
  const fields = { headline: text({ label: 'Title', max: 60, essential: true, ...names }) }
  const collection = defineCollection({ ...jobs, titleField: 'headline', fields })
  expect(fieldsOf(collection)).toMatchObject([{ name: 'headline', storedName, nameInFiles }])
  expect(parse(collection.schema, { id: 'a', [storedName]: 'A' })).toEqual({ id: 'a', headline: 'A' })
})

it.each(['body', 'minutes', 'description', 'draft', 'id'])(
  'a field cannot be called %s, which would replace what the site adds to a document',
  (name) => {
    const fields = { ...jobs.fields, [name]: text({ label: 'A', max: 9 }) }
    const pages = {
      ...({ path: String, parent: 'career', hasShell: false } as const),
      listed: ['title'] as const,
      describe: () => ({ title: '', description: '', thing: { '@type': 'JobPosting' } }),
    }
    expect(() => defineCollectionWithPages({ ...jobs, fields, pages })).toThrow(`The field ${name} of jobs`)
  },
)
