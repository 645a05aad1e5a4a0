import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readAll, storeDocuments } from '../../scripts/firestore/documents'
import { openTarget } from '../../scripts/firestore/target'
import { main as inbox } from '../../scripts/inbox'
import { temporaryFolder } from '../temporaryFolder'
import { EMULATOR, message, newKey } from './environment'

const PROJECT = 'agency-inbox'
const YEAR = 365 * 86_400_000 // ms

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('retention goes by the time of the server, so a clock that is years ahead deletes nothing', async () => {
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', EMULATOR)
  vi.stubEnv('CONTENT_DIR', join(root, 'content'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const target = await openTarget(PROJECT)
  await storeDocuments(target, { [`contactMsg/${newKey('Asha')}`]: message })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * YEAR })
  await inbox(['--apply-retention', '--yes', '--project', PROJECT])
  expect(await readAll(target, 'contactMsg')).not.toEqual([])
})
