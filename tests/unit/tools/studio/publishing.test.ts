import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import * as documents from '../../../../scripts/firestore/documents'
import * as targets from '../../../../scripts/firestore/target'
import { createPublisher, reviewPublishing } from '../../../../tools/studio/server/publishing'
import { temporaryFolder } from '../../../temporaryFolder'

const article = (date: string) =>
  `---\nblogTitle: Title\nblogDesc: For a card.\ndate: ${date}\npractice: digital\ndesc: A.\nwriterName: B\n---\n\nText.\n`

let root: string

const write = (path: string, text: string) => writeFile(join(root, path), text)

beforeEach(async () => {
  root = temporaryFolder()
  await cp('sample', root, { recursive: true })
  vi.stubEnv('CONTENT_DIR', join(root, 'content'))
  vi.spyOn(targets, 'openTarget').mockResolvedValue({ title: 'a test' } as targets.Target)
  vi.spyOn(documents, 'readCollection').mockResolvedValue(new Map())
})

const review = () => reviewPublishing(root, 'local', null)

it('publishing from the studio says in words what will change; another text gets another key', async () => {
  await write('content/articles/one.md', article('2026-01-01'))
  await write('content/articles/later.md', article('2999-01-01'))
  const { lines, key } = await review()
  expect(lines).toContain('New article “Title”, appears on 2999-01-01 at 05:30 (Asia/Kolkata)')
  expect(lines).toContain('New article “Title”')
  await write('content/articles/one.md', article('2026-01-02'))
  expect((await review()).key).not.toBe(key)
})

it('publishing from the studio names the file of each mistake', async () => {
  await write('content/articles/one.md', article('soon'))
  const { mistakes } = await review()
  const message = expect.stringMatching(/^date is "soon"/)
  expect(mistakes).toContainEqual({ path: 'content/articles/one.md', message })
})

it('publishing a project from the studio says which live addresses would be gone', async () => {
  const sitemap = '<loc>https://agency.web.app/about</loc><loc>https://agency.web.app/services/old</loc>'
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/sitemap.xml') ? new Response(sitemap) : new Response('', { status: 404 }),
  )
  const { lines } = await reviewPublishing(root, 'project', 'agency')
  const [, address, advice] = lines.slice(lines.findIndex((line) => line.includes('no longer exist')))
  expect(address).toBe('  /services/old')
  expect(advice).toContain('content/redirects.yaml')
})

it('publishing from the studio goes to no project that .env does not name', async () => {
  await expect(reviewPublishing(root, 'project', null)).rejects.toThrow('No project is named in .env')
  const { start } = createPublisher(null, {})
  expect(() => start({ to: 'project', key: '', message: '' })).toThrow('No project')
  expect(targets.openTarget).not.toHaveBeenCalled()
})
