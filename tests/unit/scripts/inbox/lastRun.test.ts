import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import * as documents from '../../../../scripts/firestore/documents'
import * as targets from '../../../../scripts/firestore/target'
import { main as inbox } from '../../../../scripts/inbox'
import * as folders from '../../../../scripts/lib/folders'
import { temporaryFolder } from '../../../temporaryFolder'

type Stored = documents.Stored

const message = (id: string, second: number): Stored => {
  const createdAt = `2026-11-21T09:00:0${second}.000000000Z`
  return { id, path: id, fields: { msg: `One of ${id}` }, createdAt, updatedAt: createdAt }
}

it('a message that arrives while messages are read is shown by the next run', async () => {
  const folder = temporaryFolder()
  vi.spyOn(folders, 'fromRoot').mockImplementation((...parts) => join(folder, ...parts))
  vi.spyOn(targets, 'openTarget').mockResolvedValue({ projectId: 'p' } as targets.Target)
  vi.spyOn(documents, 'readGroup').mockResolvedValue([])
  let shown = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text)
    return true
  })
  const run = async (second: number, messages: Stored[]) => {
    shown = ''
    vi.spyOn(documents, 'readTime').mockResolvedValue(message('', second).createdAt)
    vi.spyOn(documents, 'readAll').mockImplementation(async (_, collection) =>
      collection === 'contactMsg' ? messages : [],
    )
    await inbox([])
    return [...shown.matchAll(/One of (\w+)/g)].map(([, id]) => id)
  }
  const [early, before, late] = [message('a', 4), message('b', 1), message('c', 5)]
  // Pages are in the order of the keys: the first had been read when `a` arrived, the second not when `c` did.
  expect(await run(2, [before, late])).toEqual(['b'])
  expect(await run(6, [early, before, late])).toEqual(['a', 'c'])
  expect(await run(7, [early, before, late])).toEqual([])
})
