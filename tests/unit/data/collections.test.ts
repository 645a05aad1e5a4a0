import { parse, safeParse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { team } from '@/data/collections/team'
import { testimonials } from '@/data/collections/testimonials'

const WRONG = { wrong: true }

it('the list has every collection that is declared', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../../src/data/collections/*.ts', {
    eager: true,
  })
  const isCollection = (value: unknown) =>
    typeof value === 'object' && value !== null && 'titleField' in value
  const declared = Object.values(files).flatMap((module) => Object.values(module).filter(isCollection))
  expect(new Set(declared)).toEqual(new Set(collections))
})

describe.each(collections)('the collection $name', (collection) => {
  const fields = fieldsOf(collection)

  it('has a label for every field', () => {
    for (const [field, { label }] of fields) expect(label, field).toMatch(/^[A-Z]/)
  })

  it('skips a document without its title, and for no other reason than an essential field', () => {
    expect(safeParse(collection.schema, { id: 'a' }).success).toBe(false)
    const document = Object.fromEntries(
      fields.map(([field, { essential }]) => [field, essential ? 'x' : WRONG]),
    )
    const body = bodyOf(collection)?.field
    expect(
      safeParse(collection.schema, { ...document, ...(body && { [body]: WRONG }), id: 'a' }).success,
    ).toBe(true)
    const untitled = { ...document, id: 'a', [collection.titleField]: WRONG }
    expect(safeParse(collection.schema, untitled).success).toBe(false)
  })
})

describe('the team that is shown', () => {
  const member = { id: 'a', rank: 1, img: '/a.svg', name: 'Asha', designation: 'CA' }

  it('is sorted by rank, members without one last', () => {
    const members = [{ id: 'c', rank: 'x' }, { id: 'b', rank: 2 }, {}]
    const shown = team.list(members.map((fields) => parse(team.schema, { ...member, ...fields })))
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it.each(['img', 'name', 'designation'])('leaves out members without %s', (field) => {
    expect(safeParse(team.schema, { ...member, [field]: ' ' }).success).toBe(false)
  })
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
