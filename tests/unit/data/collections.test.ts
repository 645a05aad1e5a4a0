import { readFileSync } from 'node:fs'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { team } from '@/data/collections/team'
import { missingRule } from '../../../scripts/content/checkRules'

const rules = readFileSync('firestore.rules', 'utf8')

it('the list has every collection that is declared', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../../src/data/collections/*.ts', {
    eager: true,
  })
  const declared = Object.values(files).flatMap((module) => Object.values(module).filter(isCollection))
  const unlisted = declared.filter((one) => !collections.some((listed) => listed === one))
  expect(unlisted.map(({ name }) => `Add ${name} to the list in src/data/collections/index.ts.`)).toEqual([])
})

it('a collection without a rule is reported by its name', () => {
  expect(missingRule(rules, 'undeclared')).toContain('Add a block "match /undeclared/{id}"')
  expect(missingRule('match /team/{id} { allow get: if true; }', 'team')).toContain('/team/{id}')
})

function isCollection(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'titleField' in value
}

describe.each(collections.map((collection) => [collection.name, collection] as const))(
  'the collection %s',
  (name, collection) => {
    const fields = new Map(fieldsOf(collection))

    it('can be read by everyone, says firestore.rules', () => {
      expect(missingRule(rules, name)).toBeNull()
    })

    it('names its documents by a field that none of them may lack', () => {
      expect(fields.get(collection.titleField)?.essential).toBe(true)
      expect(safeParse(collection.schema, { id: 'a' }).success).toBe(false)
    })

    it('gives every field a label', () => {
      for (const [field, { label }] of fields) expect(label, field).toMatch(/^[A-Z]/)
    })

    it('skips no document for any other field', () => {
      const essential = [...fields].filter(([, info]) => info.essential).map(([field]) => [field, 'x'])
      const others = [...fields.keys(), bodyOf(collection)?.field ?? ''].map((field) => [
        field,
        { wrong: true },
      ])
      const document = { ...Object.fromEntries(others), ...Object.fromEntries(essential), id: 'a' }
      expect(safeParse(collection.schema, document).success).toBe(true)
    })
  },
)

it('describes each field for the content check and for forms', () => {
  const fields = new Map(collections.flatMap((collection) => fieldsOf(collection)))
  expect(fields.get('blogTitle')).toEqual({
    kind: 'text',
    label: 'Title',
    max: 200,
    required: true,
    essential: true,
  })
  expect(fields.get('archive')).toMatchObject({ kind: 'flag', default: false })
  expect(fields.get('metaTags')).toMatchObject({ kind: 'list', max: 20 })
})

describe('the team that is shown', () => {
  const member = { id: 'a', rank: 1, img: '/a.svg', name: 'Asha', designation: 'CA' }
  const read = (fields: object) => parse(team.schema, { ...member, ...fields })

  it('is sorted by rank, members without one last', () => {
    const shown = team.show([read({ id: 'c', rank: 'x' }), read({ id: 'b', rank: 2 }), read({})])
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it.each(['img', 'name', 'designation'])('leaves out members without %s', (field) => {
    expect(safeParse(team.schema, { ...member, [field]: ' ' }).success).toBe(false)
  })
})
