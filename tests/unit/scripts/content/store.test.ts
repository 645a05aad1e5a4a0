import { expect, it, vi } from 'vitest'
import { commit, readDocuments, readPages } from '../../../../scripts/content/store'

const backend = { origin: 'https://firestore.example', projectId: 'blue-otter', token: 'token' }
const write = { delete: 'projects/blue-otter/databases/(default)/documents/blogs/one' }

function answerNotFound() {
  const answer = { error: { code: 404, message: 'No entity to update', status: 'NOT_FOUND' } }
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 404 }))
}

it('a project without a database is named when documents are read', async () => {
  answerNotFound()
  await expect(readPages(backend, 'blogs').next()).rejects.toThrow('blue-otter has no Firestore database')
  await expect(readDocuments(backend, ['blogs/one'])).rejects.toThrow('blue-otter has no Firestore database')
})

it('a document that is gone when it is written is reported as edited', async () => {
  answerNotFound()
  await expect(commit(backend, [write])).rejects.toThrow('edited in the meantime')
})
