import { Resvg } from '@resvg/resvg-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '@/components/seo/structuredData'
import { openSocialCards } from '../../../../scripts/build/socialCard'
import { hostileHtml } from '../../../fixtures/hostileHtml'

let { draw, missing } = {} as Awaited<ReturnType<typeof openSocialCards>>

beforeAll(async () => {
  ;({ draw, missing } = await openSocialCards('Triveni'))
})

/** The bounding box of the title's outlines. */
function titleBox(svg: string) {
  const lines = [...svg.matchAll(/<path transform="translate\(([\d.-]+) ([\d.-]+)\)" d="([^"]+)"/g)].slice(
    1,
    -1,
  )
  const paths = lines.map(([path]) => `${path}/>`).join('')
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${paths}</svg>`,
  ).getBBox()
  if (!box) throw new Error('No title was drawn')
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height, lines: lines.length }
}

describe('the social image of a page', () => {
  it('has the size in the metadata', () => {
    const { width, height } = new Resvg(draw({ title: 'Insights', note: 'Articles' })).render()
    expect([width, height]).toEqual([SOCIAL_IMAGE_WIDTH, SOCIAL_IMAGE_HEIGHT])
  })

  it.each([
    'SEO',
    'Every GST date that matters this quarter',
    'LLP or private limited: choosing the one you can still live with in year two',
    `${'A very long title that nobody should write '.repeat(8)}`,
  ])('keeps the title inside its area: %s', (title) => {
    const box = titleBox(draw({ title, note: 'Accountancy', practice: 'ca' }))
    expect(box.left).toBeGreaterThanOrEqual(58)
    expect(box.right).toBeLessThanOrEqual(880)
    expect(box.bottom).toBeLessThanOrEqual(540)
  })

  it('draws rupees, accents and Devanagari, and drops emojis', () => {
    expect(titleBox(draw({ title: '₹40 “Été” 🎉', note: 'Digital' })).lines).toBe(1)
    expect(titleBox(draw({ title: 'नमस्ते', note: 'Digital' })).lines).toBe(1)
    expect(missing({ title: '₹40 “Été” 🎉 नमस्ते', note: 'Ångström' })).toEqual([])
  })

  it('names the letters that no font has', () => {
    expect(missing({ title: 'A 中 title', note: '文' })).toEqual(['中', '文'])
  })

  it('keeps a long name inside the image', async () => {
    const { draw: drawLong } = await openSocialCards('W'.repeat(60))
    const box = new Resvg(
      drawLong({ title: 'A', note: 'B' }).replaceAll(/<path (?!transform)[^>]*>/g, ''),
    ).getBBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1200 - 64)
  })

  it('contains text only as outlines, so that stored text cannot become markup', () => {
    for (const text of hostileHtml.filter((_, index) => index % 9 === 0)) {
      const svg = draw({ title: text, note: text })
      expect(svg).not.toMatch(/<(?!\/?(svg|path|g)[ >/])/)
    }
  })
})
