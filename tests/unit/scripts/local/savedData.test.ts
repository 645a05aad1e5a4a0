import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { newestSave, saveData } from '../../../../scripts/local/savedData'
import { temporaryFolder } from '../../../temporaryFolder'

let folder = ''
let clock = 0

beforeEach(() => {
  folder = temporaryFolder()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    write(JSON.parse(body).path)
    return new Response()
  })
})

/** As the emulators do: they delete the earlier save and write the metadata last. */
function write(save: string, { isComplete = true } = {}) {
  rmSync(save, { recursive: true, force: true })
  mkdirSync(save)
  if (!isComplete) return
  const metadata = join(save, 'firebase-export-metadata.json')
  writeFileSync(metadata, '{}')
  utimesSync(metadata, ++clock, clock)
}

const save = () => saveData({ hubPort: 4400, folder })
const newest = () => basename(newestSave(folder) ?? '')

it('keeps the last save while the next one is written', async () => {
  expect(newestSave(folder)).toBeNull()
  const names: string[] = []
  for (let round = 0; round < 4; round++) {
    await save()
    names.push(newest())
  }
  expect(names).toEqual(['a', 'b', 'a', 'b'])
  write(join(folder, 'a'), { isComplete: false })
  expect(newest()).toBe('b')
  await save()
  expect(newest()).toBe('a')
})
