import { createHash } from 'node:crypto'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDrawing } from './socialDrawing.mjs'

const CACHE = fileURLToPath(new URL('../../.cache/social/', import.meta.url))

/**
 * Writes the picture of every page that is shown with links to it. The drawing is cheap, turning it into pixels is
 * not: what was turned once is taken from the cache.
 *
 * @param {{ folder: string, siteName: string, cards: (import('./socialDrawing.mjs').Card & { file: string })[] }} options
 * @returns {Promise<number>} how many had to be made anew
 */
export async function writeSocialImages({ folder, siteName, cards }) {
  const draw = await openDrawing(siteName)
  await mkdir(CACHE, { recursive: true })
  let made = 0
  for (const { file, ...card } of cards) {
    const svg = draw(card)
    const cached = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`)
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    const isThere = await copyFile(cached, target).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    made += 1
    await keep(cached, await rasterise(svg))
    await copyFile(cached, target)
  }
  return made
}

/** @param {string} svg */
async function rasterise(svg) {
  const { Resvg } = await import('@resvg/resvg-js')
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

/** Under its name only when it is whole, for builds side by side share the cache. @param {string} file @param {Buffer} png */
async function keep(file, png) {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, file)
}
