import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { readEnvironment } from '../../../../scripts/lib/environment'
import * as folders from '../../../../scripts/lib/folders'
import { runChild } from '../../../../scripts/local/child'
import { runFirebase } from '../../../../scripts/publish/firebase'
import { publishStudio } from '../../../../scripts/publish/onlineStudio'
import { readOptions } from '../../../../scripts/publish/publishOptions'
import { temporaryFolder } from '../../../temporaryFolder'

vi.mock('../../../../scripts/build/studioHosting')
vi.mock('../../../../scripts/lib/install')
vi.mock('../../../../scripts/lib/log')
vi.mock('../../../../scripts/local/child')
vi.mock('../../../../scripts/publish/firebase')
vi.mock('../../../../tools/studio/server/onlineBuild')

it.each([
  ['https://github.com/agency/site', 'functions:studio,hosting --force'],
  ['https://gitlab.com/agency/site', 'hosting'],
])('the studio of %s is deployed as %s', async (repository, targets) => {
  const files = ['package.json', 'package-lock.json', 'lib/studio.js']
  const root = temporaryFolder(Object.fromEntries(files.map((file) => [`functions/${file}`, ''])))
  vi.spyOn(folders, 'fromRoot').mockImplementation((...parts) => join(root, ...parts))
  vi.mocked(runChild).mockResolvedValue({ code: 0, output: '' })
  vi.stubEnv('VITE_STUDIO_REPOSITORY', repository)
  vi.stubEnv('VITE_STUDIO_APP_ID', 'Ov23liExampleExample')
  await publishStudio(readOptions(['--project', 'agency-site', '--studio', '--yes']), readEnvironment({}))
  const [, ...command] = vi.mocked(runFirebase).mock.lastCall ?? []
  expect(command.join(' ')).toBe(`deploy --only ${targets}`)
})
