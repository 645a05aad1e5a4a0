import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeWhole } from '../../../../scripts/lib/jsonFile'
import { temporaryFolder } from '../../../temporaryFolder'

it('a write that fails leaves no temporary file', () => {
  const root = temporaryFolder()
  const occupied = join(root, 'name.md')
  mkdirSync(occupied)
  expect(() => writeWhole(occupied, 'Text')).toThrow('EISDIR')
  expect(readdirSync(root)).toEqual(['name.md'])
})
