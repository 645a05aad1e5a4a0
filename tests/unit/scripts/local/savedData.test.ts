import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { lastSave, saveData } from '../../../../scripts/local/savedData'
import { temporaryFolder } from '../../../temporaryFolder'

it('keeps the last save while the next one is written', async () => {
  const folder = temporaryFolder()
  const save = () => saveData({ hubPort: 4400, folder })
  let round = 0
  // As the emulators do: they delete the earlier save first.
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { path } = JSON.parse(body)
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path)
    if (++round === 3) throw new Error('cut off')
    writeFileSync(join(path, 'data'), String(round))
    return new Response()
  })
  const saved = () => readFileSync(join(lastSave(folder) ?? '', 'data'), 'utf8')
  expect(lastSave(folder)).toBeNull()
  await save()
  await save()
  expect(saved()).toBe('2')
  await expect(save()).rejects.toThrow('cut off')
  expect(saved()).toBe('2')
  await save()
  expect(saved()).toBe('4')
})
