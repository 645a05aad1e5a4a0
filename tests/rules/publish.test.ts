import { beforeEach, describe, expect, it } from 'vitest'
import { collections } from '@/data/collections'
import type { State } from '../../scripts/content/compare'
import { comparePublished, MARKS, publish, recordPulled, writeItems } from '../../scripts/content/documents'
import { toFirestoreFields } from '../../scripts/content/firestoreValue'
import type { Entries } from '../../scripts/content/readContent'
import { commit, documentName, isEmpty, readCollection } from '../../scripts/content/store'

const origin = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'}`
const backend = { origin, projectId: 'demo-site-publish', token: 'owner' }

const entries = Object.fromEntries(
  collections.map(({ name, titleField }) => [
    name,
    ['one', 'two'].map((id) => ({ id, fields: { [titleField]: `The document ${id}` } })),
  ]),
) as Entries
const count = Object.values(entries).flat().length

const [one, two] = entries.team
if (!one || !two) throw new Error('Two team members are expected.')
const path = `team/${one.id}`
const renamed: Entries = { ...entries, team: [{ ...one, fields: { name: 'Another Name' } }, two] }
const withoutOne: Entries = { ...entries, team: [two] }

beforeEach(async () => {
  const documents = `${origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`
  const response = await fetch(documents, { method: 'DELETE' })
  expect(response.ok).toBe(true)
})

/** As in the Firebase console. */
function editByHand(document: string, name: string) {
  const fields = toFirestoreFields({ name })
  return commit(backend, [{ update: { name: documentName(backend, document), fields } }])
}

async function itemsIn(files: Entries, state: State) {
  return (await comparePublished(backend, files)).filter((item) => item.state === state)
}

async function states(files: Entries) {
  const items = await comparePublished(backend, files)
  return items.filter(({ state }) => state !== 'same').map(({ state, id }) => `${state} ${id}`)
}

describe('publishing', () => {
  it('adds every document to an empty backend', async () => {
    expect(await isEmpty(backend)).toBe(true)
    expect(await itemsIn(entries, 'added')).toHaveLength(count)
    await publish(backend, entries)
    expect(await states(entries)).toEqual([])
    expect(await isEmpty(backend)).toBe(false)
    expect((await readCollection(backend, MARKS)).size).toBe(count)
  })

  it('writes nothing the second time', async () => {
    await publish(backend, entries)
    const before = await readCollection(backend, 'blogs')
    await publish(backend, entries)
    expect(await readCollection(backend, 'blogs')).toEqual(before)
  })

  it('writes the one document that differs, and names its fields', async () => {
    await publish(backend, entries)
    const before = await readCollection(backend, 'team')
    expect(await states(renamed)).toEqual([`changed ${one.id}`])
    expect((await itemsIn(renamed, 'changed'))[0]?.fields).toEqual(['name'])
    await publish(backend, renamed)
    expect(await states(renamed)).toEqual([])
    expect((await readCollection(backend, 'team')).get(two.id)).toEqual(before.get(two.id))
  })

  it('removes only documents whose file was deleted', async () => {
    await publish(backend, entries)
    await editByHand('team/from-the-console', 'Asha')
    expect(await states(withoutOne)).toEqual(['foreign from-the-console', `removed ${one.id}`])
    await writeItems(backend, await itemsIn(withoutOne, 'removed'))
    expect([...(await readCollection(backend, 'team')).keys()]).not.toContain(one.id)
    expect(await states(withoutOne)).toEqual(['foreign from-the-console'])
  })
})

describe('a document edited by hand', () => {
  beforeEach(async () => {
    await publish(backend, entries)
    await editByHand(path, 'By Hand')
  })

  it('is not overwritten, whether its file is the same, changed or deleted', async () => {
    for (const files of [entries, renamed, withoutOne]) {
      expect(await states(files)).toEqual([`edited ${one.id}`])
      await publish(backend, files)
      const fields = (await readCollection(backend, 'team')).get(one.id)?.fields
      expect(fields).toEqual({ name: { stringValue: 'By Hand' } })
    }
  })

  it('is overwritten on request', async () => {
    await writeItems(backend, await itemsIn(entries, 'edited'))
    expect(await states(entries)).toEqual([])
  })

  it('was only changed in its file if the file is edited after a pull', async () => {
    await recordPulled(backend, await itemsIn(entries, 'edited'))
    const pulled: Entries = { ...entries, team: [{ ...one, fields: { name: 'By Hand' } }, two] }
    expect(await states(pulled)).toEqual([])
    expect(await states(renamed)).toEqual([`changed ${one.id}`])
  })

  it('is gone from both sides after a pull of its deletion', async () => {
    await commit(backend, [{ delete: documentName(backend, path) }])
    await recordPulled(backend, await itemsIn(entries, 'edited'))
    expect(await states(withoutOne)).toEqual([])
  })

  it('stays deleted if it was deleted', async () => {
    await commit(backend, [{ delete: documentName(backend, path) }])
    expect(await states(entries)).toEqual([`edited ${one.id}`])
    await publish(backend, entries)
    expect((await readCollection(backend, 'team')).has(one.id)).toBe(false)
  })
})

it('does not overwrite an edit made between comparing and writing', async () => {
  await publish(backend, entries)
  const items = await itemsIn(renamed, 'changed')
  await editByHand(path, 'Just now')
  await expect(writeItems(backend, items)).rejects.toThrow('were edited in the meantime')
})

it('marks documents that already equal their files', async () => {
  await publish(backend, entries)
  const marks = [...(await readCollection(backend, MARKS)).keys()]
  await commit(
    backend,
    marks.map((id) => ({ delete: documentName(backend, `${MARKS}/${id}`) })),
  )
  expect(await itemsIn(entries, 'unmarked')).toHaveLength(count)
  await publish(backend, entries)
  expect(await states(withoutOne)).toEqual([`removed ${one.id}`])
})
