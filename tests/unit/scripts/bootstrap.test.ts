import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installPackages, isInstalled, nodeProblem } from '../../../scripts/bootstrap.mjs'
import { fromRoot, inCache } from '../../../scripts/lib/paths'
import { explainKnownFailure } from '../../../scripts/lib/userError'

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '24.0.0'])('accepts %s', (version) => {
    expect(nodeProblem(version)).toBeNull()
  })

  it.each(['20.18.3', '18.20.0', '8.17.0'])('rejects %s with advice', (version) => {
    expect(nodeProblem(version)).toBe(
      `This project needs Node 20.19 or newer; this is Node ${version}. Install it from https://nodejs.org.`,
    )
  })
})

const UNREACHABLE = /^The package registry cannot be reached/

describe('failures of other programs', () => {
  it.each([
    ['npm error code ENOTFOUND', UNREACHABLE],
    ['npm error network connect ECONNREFUSED', UNREACHABLE],
    ['error: failed to download from `https://index.crates.io/config.json`', UNREACHABLE],
    ['[6] Could not resolve hostname (Could not resolve host)', UNREACHABLE],
    ['npm error nospc ENOSPC: no space left on device, write', /^The disk is full. Free about 2 GB/],
    ['error: No space left on device (os error 28)', /^The disk is full/],
    [
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
      /^package.json and package-lock.json differ. Run npm install/,
    ],
    ["npm error EACCES: permission denied, mkdir '/app'", /^A file cannot be written/],
  ])('explains: %s', (output, advice) => {
    expect(explainKnownFailure(output)).toMatch(advice)
  })

  it('does not explain unknown failures', () => {
    expect(explainKnownFailure('error[E0432]: unresolved import')).toBeNull()
  })
})

describe('installing packages', () => {
  const folder = `.cache/unit-install-${process.pid}`
  const lock = inCache('installed', folder, 'stamp.txt.lock')
  const modules = fromRoot(folder, 'node_modules')

  beforeEach(() => {
    mkdirSync(fromRoot(folder), { recursive: true })
    writeFileSync(fromRoot(folder, 'package-lock.json'), '{}')
  })
  afterEach(() => {
    rmSync(fromRoot(folder), { recursive: true })
    rmSync(inCache('installed', folder), { recursive: true })
  })

  const npm = vi.fn(async () => {
    mkdirSync(modules, { recursive: true })
    writeFileSync(join(modules, '.package-lock.json'), '{}')
    return { code: 0, output: '' }
  })
  const install = (run = npm) => installPackages(folder, { title: 'it', flags: [], run, log: () => {} })

  it('runs npm once, also for two commands at the same time', async () => {
    npm.mockClear()
    expect(await Promise.all([install(), install()])).toEqual([null, null])
    expect(npm).toHaveBeenCalledOnce()
    expect(isInstalled(folder)).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  it('runs npm again after the lockfile has changed', async () => {
    await install()
    writeFileSync(fromRoot(folder, 'package-lock.json'), '{"changed":true}')
    expect(isInstalled(folder)).toBe(false)
  })

  it('ignores the lock of a process that has ended', async () => {
    mkdirSync(inCache('installed', folder), { recursive: true })
    writeFileSync(lock, '999999999')
    expect(await install()).toBeNull()
  })

  it('explains a failure', async () => {
    const failing = vi.fn(async () => ({ code: 1, output: 'npm error code ENOTFOUND' }))
    expect(await install(failing)).toMatch(UNREACHABLE)
    expect(isInstalled(folder)).toBe(false)
  })
})
