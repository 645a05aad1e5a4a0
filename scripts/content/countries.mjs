// Writes src/content/dialingCodes.ts from libphonenumber-js. Run it after an update of that package:
//   node scripts/content/countries.mjs
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

const TARGET = new URL('../../src/content/dialingCodes.ts', import.meta.url)
const LINE_CHARACTERS = 96

/**
 * Regions grouped by their dialing code ('1AGAIUS 91IN …'): some fifty regions share a code, and written
 * this way the whole list is about 1 kB.
 * @returns {string}
 */
export function dialingCodes() {
  /** @type {Map<string, string[]>} */
  const regionsByCode = new Map()
  for (const region of getCountries().toSorted()) {
    const code = getCountryCallingCode(region)
    regionsByCode.set(code, [...(regionsByCode.get(code) ?? []), region])
  }
  return [...regionsByCode]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([code, regions]) => code + regions.join(''))
    .join(' ')
}

/** @param {string} text */
function inLines(text) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)}${word} `
    if (line.length > LINE_CHARACTERS) lines.push(`${word} `)
    else lines[lines.length - 1] = line
  }
  return lines
}

function source() {
  const lines = inLines(dialingCodes()).map((line, index, all) =>
    index === all.length - 1 ? `  '${line.trimEnd()}'` : `  '${line}' +`,
  )
  return `// Written by scripts/content/countries.mjs. Do not edit by hand.
/** Dialing codes, each followed by the regions that use it. */
export const dialingCodes =
${lines.join('\n')}
`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(TARGET, source())
}
