import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { findBrandMistakes } from '../../../../scripts/content/findMistakes'
import { readContent } from '../../../../scripts/content/readContent'
import { writeAtomically, writeBeside } from '../../../../scripts/lib/atomicFile'
import { writeTogether } from '../../../../tools/studio/server/writeTogether'
import { temporaryFolder } from '../../../temporaryFolder'

it('what a killed command leaves is no content, no mistake and nothing that git adds', async () => {
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  const read = async () => [(await readContent(root)).mistakes, findBrandMistakes(root)]
  const before = await read()
  const files = [
    ...['articles/one.md', 'services/seo.svg', 'drawings/roof.svg', 'pages/prices.md', 'site.yaml'],
    '../public/team/asha.webp',
  ]
  const left = files.map((file) =>
    relative(root, writeBeside(join(root, 'content', file), '---\nblogTitle: "ha')),
  )
  expect(await read()).toEqual(before)
  expect(left.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const ignored = execFileSync('git', ['check-ignore', '--', ...left], { encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(left)
})

it.each<[string, (file: string) => void]>([
  ['alone', (file) => writeAtomically(file, 'later')],
  ['with others', (file) => writeTogether([{ file, now: 'before', text: 'later' }])],
])('on a full disk, a file that is written %s stays as it was, and nothing lies beside it', (_, write) => {
  // Linux alone has a file on which there is no room.
  if (!existsSync('/dev/full')) return
  const root = temporaryFolder({ 'one.md': 'before' })
  symlinkSync('/dev/full', join(root, `.one.md.${process.pid}.tmp`))
  expect(() => write(join(root, 'one.md'))).toThrow('ENOSPC')
  expect(readdirSync(root)).toEqual(['one.md'])
  expect(readFileSync(join(root, 'one.md'), 'utf8')).toBe('before')
})

it('a file whose place a folder has leaves nothing beside it', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'one.md'))
  expect(() => writeAtomically(join(root, 'one.md'), 'later')).toThrow('EISDIR')
  expect(readdirSync(root)).toEqual(['one.md'])
})
