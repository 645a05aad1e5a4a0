import { readdirSync, readFileSync } from 'node:fs'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyOf, collections, fieldsOf } from '@/data/collections'
import { team } from '@/data/collections/team'

const rules = readFileSync('firestore.rules', 'utf8')

describe.each(collections.map((collection) => [collection.name, collection] as const))(
  'the collection %s',
  (name, collection) => {
    const fields = new Map(fieldsOf(collection))

    it('can be read in pages by everyone, says firestore.rules', () => {
      const [, block] = new RegExp(`match /${name}/\\{id\\} \\{([^}]*)\\}`).exec(rules) ?? []
      expect(block, `firestore.rules has no "match /${name}/{id}"`).toContain('allow get: if true;')
      expect(block).toContain('allow list: if boundedList();')
    })

    it('has content files', () => {
      expect(readdirSync(`content/${collection.folder}`).length).toBeGreaterThan(0)
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
  const bodies = collections.map((collection) => bodyOf(collection)?.field)
  expect(bodies).toEqual(['desc', 'blogContent', 'bio', undefined])
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
