import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownersOrSample } from '../../../../scripts/lib/contentFolder'
import { temporaryFolder } from '../../../temporaryFolder'

it('commands use the folder of the owner, else the sample', () => {
  const root = temporaryFolder({ 'sample/content/site.yaml': 'name: Sample' })
  expect(ownersOrSample(root)).toBe(join(root, 'sample', 'content'))
  mkdirSync(join(root, 'content'))
  expect(ownersOrSample(root)).toBe(join(root, 'content'))
  rmSync(join(root, 'sample'), { recursive: true })
  expect(ownersOrSample(root)).toBe(join(root, 'content'))
})
