import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { readContent } from '../../../../scripts/content/readContent'
import { findConsoleEdits } from '../../../../scripts/publish/consoleEdits'
import { gitIn } from '../../../git'
import { temporaryFolder } from '../../../temporaryFolder'

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
