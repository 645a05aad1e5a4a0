import { beforeEach, describe, expect, it } from 'vitest'
import { comparePublished, MARKS, publish, writeItems } from '../../scripts/content/push.mjs'
import { type Entries, readContent } from '../../scripts/content/readContent.mjs'
import { commit, documentName, isEmpty, readCollection } from '../../scripts/content/store'

const origin = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'}`
const backend = { origin, projectId: 'demo-triveni-publish', token: 'owner' }

const { entries, mistakes } = await readContent()
const count = Object.values(entries).flat().length
const unchanged = { added: 0, changed: 0, unchanged: count, edited: 0 }

beforeEach(async () => {
  expect(mistakes).toEqual([])
  const documents = `${origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`
  const response = await fetch(documents, { method: 'DELETE' })
  expect(response.ok).toBe(true)
})

/** As somebody does it in the console. */
function editByHand(path: string, fields: Record<string, { stringValue: string }>) {
  return commit(backend, [{ update: { name: documentName(backend, path), fields } }])
}

function withTeam(change: (team: Entries['team']) => Entries['team']): Entries {
  return { ...entries, team: change(entries.team) }
}

const renamed = withTeam(([first, ...others]) => {
  if (!first) throw new Error('There is no sample team member.')
  return [{ ...first, fields: { ...first.fields, name: 'Another Name' } }, ...others]
})

const [member] = entries.team
const memberPath = `team/${member?.id}`

async function states(files: Entries) {
  const items = await comparePublished(backend, files)
  return items.filter(({ state }) => state !== 'same').map(({ state, id }) => `${state} ${id}`)
}

describe('publishing', () => {
  it('adds every entry to an empty backend', async () => {
    expect(await isEmpty(backend)).toBe(true)
    expect(await publish(backend, entries)).toEqual({ ...unchanged, added: count, unchanged: 0 })
    expect(await isEmpty(backend)).toBe(false)
    expect((await readCollection(backend, MARKS)).size).toBe(count)
  })

  it('writes nothing the second time', async () => {
    await publish(backend, entries)
    const before = await readCollection(backend, 'blogs')
    expect(await publish(backend, entries)).toEqual(unchanged)
    expect(await readCollection(backend, 'blogs')).toEqual(before)
  })

  it('writes the one entry that differs, and says in what', async () => {
    await publish(backend, entries)
    const [item] = (await comparePublished(backend, renamed)).filter(({ state }) => state === 'changed')
    expect(item?.fields).toEqual(['name'])
    expect(await publish(backend, renamed)).toEqual({ ...unchanged, changed: 1, unchanged: count - 1 })
  })

  it('removes what lost its file, and only that', async () => {
    await publish(backend, entries)
    await editByHand('team/from-the-console', { name: { stringValue: 'Asha' } })
    const without = withTeam(([, ...others]) => others)
    expect(await states(without)).toEqual([`removed ${member?.id}`, 'foreign from-the-console'])
    await writeItems(
      backend,
      (await comparePublished(backend, without)).filter(({ state }) => state === 'removed'),
    )
    expect([...(await readCollection(backend, 'team')).keys()]).not.toContain(member?.id)
    expect(await states(without)).toEqual(['foreign from-the-console'])
  })
})

describe('a document edited by hand', () => {
  beforeEach(async () => {
    await publish(backend, entries)
    await editByHand(memberPath, { name: { stringValue: 'By Hand' } })
  })

  it('is not written over, whether its file is the same, changed or gone', async () => {
    for (const files of [entries, renamed, withTeam(([, ...others]) => others)]) {
      expect(await states(files)).toEqual([`edited ${member?.id}`])
      await publish(backend, files)
      const fields = (await readCollection(backend, 'team')).get(member?.id ?? '')?.fields
      expect(fields).toEqual({ name: { stringValue: 'By Hand' } })
    }
  })

  it('is written over when that is wanted', async () => {
    await writeItems(
      backend,
      (await comparePublished(backend, entries)).filter(({ state }) => state === 'edited'),
    )
    expect(await states(entries)).toEqual([])
  })

  it('stays deleted when it was deleted there', async () => {
    await commit(backend, [{ delete: documentName(backend, memberPath) }])
    expect(await states(entries)).toEqual([`edited ${member?.id}`])
    await publish(backend, entries)
    expect((await readCollection(backend, 'team')).has(member?.id ?? '')).toBe(false)
  })
})

it('does not write over an edit that was made between looking and writing', async () => {
  await publish(backend, entries)
  const items = (await comparePublished(backend, renamed)).filter(({ state }) => state === 'changed')
  await editByHand(memberPath, { name: { stringValue: 'Just now' } })
  await expect(writeItems(backend, items)).rejects.toThrow(/edited the same documents meanwhile/)
})

it('takes what was there already, and the same as the files, for its own', async () => {
  await publish(backend, entries)
  const marks = [...(await readCollection(backend, MARKS)).keys()]
  await commit(
    backend,
    marks.map((id) => ({ delete: documentName(backend, `${MARKS}/${id}`) })),
  )
  expect(await publish(backend, entries)).toEqual(unchanged)
  expect(await states(withTeam(([, ...others]) => others))).toEqual([`removed ${member?.id}`])
})
