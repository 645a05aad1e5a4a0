import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, it, vi } from 'vitest'
import { articles } from '@/data/collections/articles'
import { type Entries, readContent } from '../../../../scripts/content/readContent'
import { findConsoleEdits } from '../../../../scripts/publish/consoleEdits'
import { gitIn } from '../../../git'
import { temporaryFolder } from '../../../temporaryFolder'

type FileEntry = Entries['blogs'][number]

vi.mock(import('execa'), async (importOriginal) => {
  const all = await importOriginal()
  return { ...all, execa: vi.fn(all.execa) as unknown as typeof all.execa }
})

it('starts as many processes for many changes and commits as for one', async () => {
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  gitIn(root, 'init', '--quiet')
  const commit = (message: string) => {
    gitIn(root, 'add', '.')
    gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', message)
    return gitIn(root, 'rev-parse', 'HEAD')
  }
  const live = commit('One')
  const change = ({ id, fields }: FileEntry) => ({
    ...{ collection: articles, id, file: fields },
    stored: { id, path: `blogs/${id}`, fields: { ...fields, writerName: id }, createdAt: '', updatedAt: '' },
  })
  const changes = (await readContent(root)).entries.blogs.map(change)
  const [first = expect.fail(), ...others] = changes
  const file = join(root, 'content', 'articles', `${first.id}.md`)
  // Published without pages, and changed again.
  for (const name of [first.id, 'Another']) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^writerName: .*/m, `writerName: ${name}`))
    commit(name)
  }
  const started = async (some: typeof changes) => {
    vi.mocked(execa).mockClear()
    const found = await findConsoleEdits(root, live, some)
    return { found, processes: vi.mocked(execa).mock.calls.length }
  }
  const ofOne = await started([first])
  expect(ofOne.found).toEqual([])
  for (let number = 0; number < 5; number++) commit('Empty')
  expect(await started(changes)).toEqual({ found: others, processes: ofOne.processes })
})

it('an article that is removed together with its drawing was not edited in the console', async () => {
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  gitIn(root, 'init', '--quiet')
  gitIn(root, 'add', '.')
  gitIn(root, 'commit', '--quiet', '--message', 'One')
  const drawn = (await readContent(root)).entries.blogs.filter(({ fields }) => fields.drawing)
  const removed = drawn.map(({ id, fields }) => {
    const stored = { id, path: `blogs/${id}`, fields, createdAt: '', updatedAt: '' }
    return { collection: articles, id, file: null, stored }
  })
  expect(removed).not.toEqual([])
  rmSync(join(root, 'content', 'drawings'), { recursive: true })
  expect(await findConsoleEdits(root, 'HEAD', removed)).toEqual([])
  const [one = expect.fail()] = removed
  const fields = { ...one.stored.fields, drawing: 'by-hand' }
  const edited = { ...one, stored: { ...one.stored, fields } }
  expect(await findConsoleEdits(root, 'HEAD', [edited])).toEqual([edited])
})
