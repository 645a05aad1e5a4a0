import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LOCK_FILES = [
  'package-lock.json',
  'functions/package-lock.json',
  'tools/bench/package-lock.json',
  'tools/emulators/package-lock.json',
  'tools/studio/package-lock.json',
]

it.each(LOCK_FILES)('%s pins every package with a hash', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> }
  // The studio replaces packages that it does not need by links to an empty folder.
  const isInstalled = (path: string, info: object) =>
    path && !('link' in info) && Object.keys(info).length > 0
  const installed = Object.entries(packages).filter((entry) => isInstalled(...entry))
  expect(installed.length).toBeGreaterThan(0)
  expect(installed.filter(([, info]) => !('integrity' in info)).map(([path]) => path)).toEqual([])
})

it('tools/hidane/Cargo.lock pins the Firestore emulator and what it is built from with a hash', () => {
  const [, ...crates] = readFileSync('tools/hidane/Cargo.lock', 'utf8').split('[[package]]')
  const unpinned = crates.filter((crate) => !/\nchecksum = "[0-9a-f]{64}"/.test(crate))
  expect(unpinned.map((crate) => /name = "([^"]+)"/.exec(crate)?.[1])).toEqual(['hidane-pin'])
})
