import { readFileSync } from 'node:fs'
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

it.each(['other.txt', '../other.txt', 'content/clients/../../other.txt', 'content/clients/never.md'])(
  'changes are not taken back for %s',
  async (path) => {
    await write('other.txt', 'after')
    await expect(restoreFile(root, join(root, 'kept'), path)).rejects.toThrow()
    expect(readFileSync(join(root, 'other.txt'), 'utf8')).toBe('after')
  },
)
