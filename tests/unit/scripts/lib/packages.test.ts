import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installPackages, isInstalled } from '../../../../scripts/lib/packages.mjs'
import { fromRoot } from '../../../../scripts/lib/paths'
import { explainKnownFailure } from '../../../../scripts/lib/userError'

it.each([
  ['npm error code ENOTFOUND', /^A server cannot be reached/],
  ['error: failed to download from `https://index.crates.io/config.json`', /^A server cannot be reached/],
  ['error: No space left on device (os error 28)', /^The disk is full. Free about 2 GB/],
  ['npm ci can only install packages when your package.json and package-lock.json are', /Run npm install/],
  ["npm error EACCES: permission denied, mkdir '/app'", /^A file cannot be written/],
])('explains a failure of another program: %s', (output, advice) => {
  expect(explainKnownFailure(output)).toMatch(advice)
})

describe('installing packages', () => {
  const folder = `.cache/unit-install-${process.pid}`

  beforeEach(() => {
    mkdirSync(fromRoot(folder, 'node_modules'), { recursive: true })
    writeFileSync(fromRoot(folder, 'package-lock.json'), '{}')
  })
  afterEach(() => rmSync(fromRoot(folder), { recursive: true }))

  it('is repeated after a failure and after a change of the lockfile', async () => {
    expect(await installPackages(folder, [], () => false)).toBe(false)
    expect(isInstalled(folder)).toBe(false)
    expect(await installPackages(folder, [], () => true)).toBe(true)
    expect(isInstalled(folder)).toBe(true)
    writeFileSync(fromRoot(folder, 'package-lock.json'), '{"changed":true}')
    expect(isInstalled(folder)).toBe(false)
  })
})
