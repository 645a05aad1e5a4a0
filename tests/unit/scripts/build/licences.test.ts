import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licencesText, packageFolders, readPackage } from '../../../../scripts/build/licences'

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

describe('the packages that production installs', () => {
  const { packages }: Lock = readJson('package-lock.json')
  const folders = Object.entries(packages)
    .filter(([folder, { dev, optional }]) => folder && !dev && !optional)
    .map(([folder]) => folder)

  it('all have an allowed licence and its text', () => {
    expect(folders.length).toBeGreaterThan(50)
    for (const folder of folders) expect(existsSync(folder), folder).toBe(true)
    const text = licencesText(folders.map(readPackage))
    for (const name of ['react ', 'firebase ', 'dompurify ', '@fontsource-variable/instrument-sans '])
      expect(text).toContain(`\n${name}`)
    for (const licence of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE', 'Redistribution'])
      expect(text).toContain(licence)
  })
})

const tools = ['bench', 'emulators', 'studio'].map((tool) => `tools/${tool}/package.json`)

describe.each(['package.json', 'functions/package.json', ...tools])('%s', (file) => {
  it('pins exact versions', () => {
    const { dependencies = {}, devDependencies = {} } = readJson(file)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

it('a module belongs to the innermost package folder', () => {
  expect(
    packageFolders([
      '/site/src/main.tsx',
      '/site/node_modules/firebase/node_modules/@firebase/auth/dist/index.js',
      '\0/site/node_modules/swr/dist/a.mjs?commonjs',
      '/site/node_modules/swr/dist/b.mjs',
      '\0vite/preload-helper.js',
    ]),
  ).toEqual(['/site/node_modules/firebase/node_modules/@firebase/auth', '/site/node_modules/swr'])
})
