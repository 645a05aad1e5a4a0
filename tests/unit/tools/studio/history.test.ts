import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { listChanges, restoreFile } from '../../../../tools/studio/server/history'
import { gitIn } from '../../../git'
import { temporaryFolder } from '../../../temporaryFolder'

let root: string
const write = (path: string, text: string) => writeFile(join(root, path), text)

function commitAll() {
  gitIn(root, 'add', '.')
  gitIn(root, 'commit', '-qm', 'Add content')
}

const CLIENT = '---\nname: Acme\nlogo: /clients/acme.svg\n---\n'

beforeEach(async () => {
  root = temporaryFolder()
  await mkdir(join(root, 'content/clients'), { recursive: true })
  await mkdir(join(root, 'public/clients'), { recursive: true })
  for (const name of ['acme', 'gone']) await write(`content/clients/${name}.md`, CLIENT)
  await write('other.txt', 'before')
  gitIn(root, 'init', '-q')
  commitAll()
})

it('changes are those of files that the studio edits', async () => {
  await write('content/clients/acme.md', CLIENT.replace('Acme', 'Acme Ltd'))
  await rm(join(root, 'content/clients/gone.md'))
  await write('content/clients/new.md', CLIENT)
  await write('other.txt', 'after')
  const changes = await listChanges(root)
  expect(changes.map(({ path, kind }) => [path, kind]).toSorted()).toEqual([
    ['content/clients/acme.md', 'changed'],
    ['content/clients/gone.md', 'deleted'],
    ['content/clients/new.md', 'new'],
  ])
  expect(changes.find(({ kind }) => kind === 'changed')?.difference).toContain('{+Ltd+}')
})

it('a change is shown whatever its line begins with, and whatever else the owner compares files with', async () => {
  const text = (word: string) => `${CLIENT}\ndifferent ${word}\nindex ${word}\n`
  await write('content/clients/acme.md', text('before'))
  commitAll()
  gitIn(root, 'config', 'diff.external', 'echo')
  await write('content/clients/acme.md', text('after'))
  const [change] = await listChanges(root)
  expect(change?.difference).toBe('different [-before-]{+after+}\nindex [-before-]{+after+}')
})

it('changes are found if the site is a folder of a larger repository', async () => {
  const site = join(root, 'site')
  for (const folder of ['content', 'public'])
    await cp(join(root, folder), join(site, folder), { recursive: true })
  commitAll()
  root = site
  await write('content/clients/acme.md', CLIENT.replace('Acme', 'Worse'))
  expect(await listChanges(root)).toMatchObject([{ path: 'content/clients/acme.md', kind: 'changed' }])
  await restoreFile(root, join(root, 'kept'), 'content/clients/acme.md')
  expect(await listChanges(root)).toEqual([])
})

it('changes can be taken back for one file, and what is replaced is kept', async () => {
  await write('content/clients/acme.md', CLIENT.replace('Acme', 'Worse'))
  await rm(join(root, 'content/clients/gone.md'))
  for (const name of ['acme', 'gone'])
    await restoreFile(root, join(root, 'kept'), `content/clients/${name}.md`)
  expect(await listChanges(root)).toEqual([])
  const [kept = ''] = await readdir(join(root, 'kept'))
  expect(await readFile(join(root, 'kept', kept), 'utf8')).toContain('Worse')
})

it('a file comes back as it was committed, byte by byte, in a site that is a folder of a larger repository', async () => {
  const bytes = Buffer.from([0x2d, 0x0d, 0x0a, 0xff, 0x0a, 0x0a])
  const path = 'content/clients/acme.md'
  await writeFile(join(root, path), bytes)
  const larger = temporaryFolder()
  const site = join(larger, 'site')
  await cp(join(root, 'content'), join(site, 'content'), { recursive: true })
  gitIn(larger, 'init', '-q')
  gitIn(larger, 'add', '.')
  gitIn(larger, 'commit', '-qm', 'Add content')
  await writeFile(join(site, path), CLIENT)
  await restoreFile(site, join(root, 'kept'), path)
  expect(await readFile(join(site, path))).toEqual(bytes)
})

it('on a full disk, a change is not taken back, and the file stays', async () => {
  // Linux alone has a file on which there is no room.
  if (!existsSync('/dev/full')) return
  const later = CLIENT.replace('Acme', 'Later')
  await write('content/clients/acme.md', later)
  symlinkSync('/dev/full', join(root, `content/clients/.acme.md.${process.pid}.tmp`))
  const restored = restoreFile(root, join(root, 'kept'), 'content/clients/acme.md')
  await expect(restored).rejects.toThrow('ENOSPC')
  expect(await readFile(join(root, 'content/clients/acme.md'), 'utf8')).toBe(later)
})

it.each(['other.txt', '../other.txt', 'content/clients/../../other.txt', 'content/clients/never.md'])(
  'changes are not taken back for %s',
  async (path) => {
    await write('other.txt', 'after')
    await expect(restoreFile(root, join(root, 'kept'), path)).rejects.toThrow()
    expect(readFileSync(join(root, 'other.txt'), 'utf8')).toBe('after')
  },
)
