import { beforeEach, expect, it } from 'vitest'
import { isEmpty, publish } from '../../scripts/content/publish.mjs'
import { type Entries, readContent } from '../../scripts/content/readContent.mjs'

const origin = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'}`
const backend = { origin, projectId: 'demo-triveni-publish', token: 'owner' }

beforeEach(async () => {
  const documents = `${origin}/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`
  const response = await fetch(documents, { method: 'DELETE' })
  expect(response.ok).toBe(true)
})

async function sampleEntries(): Promise<Entries> {
  const { entries, mistakes } = await readContent()
  expect(mistakes).toEqual([])
  return entries
}

function countOf(entries: Entries) {
  return Object.values(entries).flat().length
}

it('adds every entry to an empty backend', async () => {
  const entries = await sampleEntries()
  expect(await isEmpty(backend)).toBe(true)

  expect(await publish(backend, entries)).toEqual({ added: countOf(entries), changed: 0, unchanged: 0 })
  expect(await isEmpty(backend)).toBe(false)
})

it('writes nothing the second time', async () => {
  const entries = await sampleEntries()
  await publish(backend, entries)

  expect(await publish(backend, entries)).toEqual({ added: 0, changed: 0, unchanged: countOf(entries) })
})

it('writes the one entry that differs', async () => {
  const entries = await sampleEntries()
  await publish(backend, entries)
  const [first, ...others] = entries.team
  if (!first) throw new Error('There is no sample team member.')
  const edited = { ...first, fields: { ...first.fields, name: 'Another Name' } }

  expect(await publish(backend, { ...entries, team: [edited, ...others] })).toEqual({
    added: 0,
    changed: 1,
    unchanged: countOf(entries) - 1,
  })
})
