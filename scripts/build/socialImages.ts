import { createHash } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { writeWhole } from '../lib/jsonFile'
import { inCache } from '../lib/paths'
import { reportProgress } from './progress'
import { openSocialCards, type SocialCard } from './socialCard'

type Options = { folder: string; siteName: string; cards: (SocialCard & { file: string })[] }

/** Writes the social images. Rasterising is slow, so the result is cached. Returns how many were not in the cache. */
export async function writeSocialImages({ folder, siteName, cards }: Options): Promise<number> {
  const { draw, missing } = await openSocialCards(siteName)
  warnOfMissing(cards.flatMap(missing))
  let rasterised = 0
  for (const [index, { file, ...card }] of cards.entries()) {
    reportProgress('social images', index, cards.length)
    const svg = draw(card)
    const cached = inCache('social', `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`)
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    try {
      await copyFile(cached, target)
    } catch {
      // Parallel builds share the cache.
      writeWhole(cached, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
      await copyFile(cached, target)
      rasterised += 1
    }
  }
  return rasterised
}

function warnOfMissing(characters: string[]) {
  if (characters.length === 0) return
  console.warn(
    `The social images leave out ${[...new Set(characters)].join(' ')}: their fonts have Latin and Devanagari letters. Pages show them with the visitor's fonts.`,
  )
}
