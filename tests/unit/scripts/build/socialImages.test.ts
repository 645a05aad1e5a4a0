import { imageSize } from 'image-size'
import { expect, it, vi } from 'vitest'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '@/components/seo/structuredData'
import * as imageRenderer from '../../../../scripts/build/imageRenderer'
import {
  charactersIn,
  DISPLAY,
  drawableText,
  LABEL,
  openRenderer,
} from '../../../../scripts/build/imageRenderer'
import { drawSocialImage, readBrand } from '../../../../scripts/build/socialImages'

const SIZE = { width: 600, height: 300 }

/** The columns and rows of a text that are not blank. */
async function inkOf(text: string, fontFamily: string) {
  const style = { fontFamily, fontSize: 100, fontWeight: 700, color: '#000', backgroundColor: '#fff' }
  const renderer = await openRenderer()
  const content = { type: 'text', text, style: { ...SIZE, ...style } } as const
  const pixels = await renderer.render(content, { ...SIZE, format: 'raw' })
  const inked = Array.from({ length: SIZE.width * SIZE.height }, (_, index) => index).filter(
    (index) => (pixels[index * 4] ?? 255) < 128,
  )
  return {
    right: Math.max(...inked.map((index) => index % SIZE.width)),
    top: Math.min(...inked.map((index) => Math.floor(index / SIZE.width))),
  }
}

it('the social image of a page has the size in the metadata', async () => {
  const png = await drawSocialImage(readBrand('Triveni'), { title: 'Insights', note: 'Articles' })
  expect(imageSize(png)).toMatchObject({ width: SOCIAL_IMAGE_WIDTH, height: SOCIAL_IMAGE_HEIGHT })
})

it('the social image of a page is drawn again in other colours', async () => {
  const brand = readBrand('Triveni')
  const draw = (paper: string) =>
    drawSocialImage({ ...brand, colours: { ...brand.colours, paper } }, { title: 'Plans', note: '' })
  const before = await draw(brand.colours.paper)
  expect((await draw('#123456')).equals(before)).toBe(false)
})

it('the social image of a page is drawn once, and again by another renderer', async () => {
  const render = vi.spyOn(await openRenderer(), 'render')
  const card = { title: `Plans ${crypto.randomUUID()}`, note: '' }
  const draw = () => drawSocialImage(readBrand('Triveni'), card)
  await draw()
  await draw()
  expect(render).toHaveBeenCalledTimes(1)
  vi.spyOn(imageRenderer, 'rendererVersions').mockReturnValue(['another'])
  await draw()
  expect(render).toHaveBeenCalledTimes(2)
})

it.each([
  ['the title', DISPLAY],
  ['the note', LABEL],
])('a text in an image has its marks on their letters, in the font of %s', async (_, font) => {
  const [bare, marked] = await Promise.all(['yo', 'yọ̀'].map((text) => inkOf(drawableText(text), font)))
  expect(marked?.right).toBeCloseTo(bare?.right ?? 0, -1)
  expect(marked?.top).toBeLessThan(bare?.top ?? 0)
})

it('a text in an image leaves out signs that no font has, and is left out with such letters', () => {
  expect(drawableText('₹40 “Été” 🎉 Łódź नमस्ते‑1')).toBe('₹40 “Été” Łódź नमस्ते-1')
  expect(drawableText('CO₂ in Hawaiʻi')).toBe('CO in Hawaii')
  expect(drawableText('2026年11月20日')).toBe('')
})

it('an installed font adds its characters', () => {
  const added = new RegExp(`^[${charactersIn(['thai,U+e01-e5b,U+25CC', '[0],U+5e74'])}]+$`, 'u')
  expect(['สวน', '年', '月'].filter((text) => added.test(text))).toEqual(['สวน', '年'])
})
