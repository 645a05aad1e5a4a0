import { expect, it, vi } from 'vitest'
import type { FileChange } from '../../../../tools/studio/forms/entries'
import { renameEntry } from '../../../../tools/studio/page/entrySaves'

const files = vi.hoisted(() => new Map<string, string>())
vi.mock('../../../../tools/studio/page/store', () => ({
  store: {
    read: async (path: string) => ({ text: files.get(path) ?? null, drawing: null }),
    save: async (_: string, changes: FileChange[]) => {
      for (const { path, text } of changes) text === null ? files.delete(path) : files.set(path, text)
    },
  },
}))

const redirects = () => files.get('content/redirects.yaml')

it.each([
  ['services', '/services'],
  ['articles', '/insight'],
  ['cases', '/our-portfolio'],
])(
  'the old address of a renamed entry of %s leads to the new one, also after another rename',
  async (folder, list) => {
    files.clear()
    files.set(`content/${folder}/a.md`, 'A')
    expect(await renameEntry(`content/${folder}/a.md`, 'b')).toBe(`content/${folder}/b.md`)
    expect(redirects()).toBe(`${list}/a: ${list}/b\n`)
    await renameEntry(`content/${folder}/b.md`, 'c')
    expect(redirects()).toBe(`${list}/a: ${list}/c\n${list}/b: ${list}/c\n`)
    await renameEntry(`content/${folder}/c.md`, 'a')
    expect(redirects()).toBe(`${list}/b: ${list}/a\n${list}/c: ${list}/a\n`)
    expect(files.get(`content/${folder}/a.md`)).toBe('A')
  },
)

it('an entry without a page leaves the redirects alone', async () => {
  files.clear()
  files.set('content/team/a.md', 'A')
  await renameEntry('content/team/a.md', 'b')
  expect([...files.keys()]).toEqual(['content/team/b.md'])
})
