import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromRoot } from '../../../../scripts/lib/folders'
import { installPackages, isInstalled, isSupported } from '../../../../scripts/lib/packages.mjs'

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

it('runs on a Node that the packages support', () => {
  const versions = ['18.19.1', '20.18.1', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '24.1.0']
  expect(versions.filter(isSupported)).toEqual(['20.19.0', '22.12.0', '24.1.0'])
})
