import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licencesText } from '../../../../scripts/build/licences'

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

it('the list has the text of every licence that production uses', () => {
  const { packages }: Lock = readJson('package-lock.json')
  const folders = Object.entries(packages)
    .filter(([folder, { dev, optional }]) => folder && !dev && !optional)
    .map(([folder]) => folder)
  const text = licencesText(folders)
  for (const name of ['react ', 'firebase ', 'dompurify ', '@fontsource-variable/instrument-sans '])
    expect(text).toContain(`\n${name}`)
  for (const licence of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE', 'Redistribution'])
    expect(text).toContain(licence)
})
