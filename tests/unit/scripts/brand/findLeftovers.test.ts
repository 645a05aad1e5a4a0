import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findLeftovers, SAMPLE_NAME } from '../../../../scripts/brand/findLeftovers'
import { findBrandMistakes } from '../../../../scripts/brand/findMistakes'
import { temporaryFolder } from '../../../temporaryFolder'

const ROOT = 'tests/fixtures/sampleBrand'

it('names every line with the sample brand once the site has another name', () => {
  const found = findLeftovers(ROOT, 'Ångström & Töchter')
  expect(found).toContainEqual(expect.stringMatching(/^content\/team\/arjun-mehta\.md:\d+: .*Triveni/))
  expect(found).toContainEqual(expect.stringMatching(/^content\/site\.yaml:\d+: /))
})

it('finds no leftovers while the site has the sample name', () => {
  expect(findLeftovers(ROOT, SAMPLE_NAME)).toEqual([])
  expect(findLeftovers(ROOT)).toEqual([])
})

it('finds no mistake in either brand', () => {
  expect(findBrandMistakes(ROOT)).toEqual([])
  expect(findBrandMistakes('tests/fixtures/otherBrand')).toEqual([])
})

it('misses the picture that the home page shows before the film plays', async () => {
  const root = temporaryFolder()
  await cp('tests/fixtures/otherBrand', root, { recursive: true })
  await rm(join(root, 'public/film/poster.svg'))
  expect(findBrandMistakes(root)).toEqual([expect.stringContaining('public/film/poster.svg does not exist')])
})
