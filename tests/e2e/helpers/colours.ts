import type { Locator } from '@playwright/test'

type Property = 'backgroundColor' | 'borderTopColor'

/** The contrast of two painted colours, as WCAG defines it. */
export async function contrast(a: [Locator, Property], b: [Locator, Property]) {
  const [first, second] = await Promise.all(
    [a, b].map(([element, property]) => element.evaluate(luminance, property)),
  )
  if (first === undefined || second === undefined) throw new Error('A colour is missing')
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Runs in the page. A canvas converts any CSS colour to sRGB. */
function luminance(element: Element, property: Property) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = getComputedStyle(element)[property]
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
