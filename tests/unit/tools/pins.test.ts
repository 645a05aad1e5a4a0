import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['tools/emulators/package-lock.json', 'functions/package-lock.json'])(
  '%s pins every package with a hash',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> }
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    expect(installed.length).toBeGreaterThan(1)
    expect(installed.filter(([, info]) => !('integrity' in info)).map(([path]) => path)).toEqual([])
  },
)

it('tools/hidane/Cargo.lock pins the Firestore emulator and what it is built from with a hash', () => {
  const [, ...crates] = readFileSync('tools/hidane/Cargo.lock', 'utf8').split('[[package]]')
  const unpinned = crates.filter((crate) => !/\nchecksum = "[0-9a-f]{64}"/.test(crate))
  expect(unpinned.map((crate) => /name = "([^"]+)"/.exec(crate)?.[1])).toEqual(['hidane-pin'])
})
