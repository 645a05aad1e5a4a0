import type { Locator, Page } from '@playwright/test'

/** How a visitor can see the site. */
export const modes = {
  'the light theme': { colorScheme: 'light' },
  'the dark theme of the system': { colorScheme: 'dark' },
  'the dark theme, chosen in a light system': { colorScheme: 'light', chosen: 'dark' },
  'the light theme, chosen in a dark system': { colorScheme: 'dark', chosen: 'light' },
  'forced colours, light': { colorScheme: 'light', forcedColors: 'active' },
  'forced colours, dark': { colorScheme: 'dark', forcedColors: 'active' },
  'a language from right to left': { colorScheme: 'light', direction: 'rtl' },
} satisfies Record<string, Mode>

type Mode = {
  colorScheme: 'light' | 'dark'
  forcedColors?: 'active'
  chosen?: 'light' | 'dark'
  direction?: 'rtl'
}

/** Without motion, so that colours change at once. Before the first visit. */
export async function see(page: Page, { colorScheme, forcedColors, chosen, direction }: Mode) {
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' })
  if (chosen) await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
  if (direction) await page.addInitScript(setDirection)
}

/** Runs in the page. The language of the tests is written from left to right. */
function setDirection() {
  new MutationObserver((_, observer) => {
    if (!document.documentElement) return
    document.documentElement.dir = 'rtl'
    observer.disconnect()
  }).observe(document, { childList: true })
}

type Colour = [red: number, green: number, blue: number]

/** The colours of pixels in a picture of the element, each by its place as shares of width and height. */
export async function pixelsOf(element: Locator, places: readonly [x: number, y: number][]) {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(
    async ([data, wanted]) => {
      const bytes = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      context?.drawImage(bitmap, 0, 0)
      return wanted.map(([x, y]) => {
        const at = [x * (bitmap.width - 1), y * (bitmap.height - 1)].map(Math.round) as [number, number]
        return [...(context?.getImageData(...at, 1, 1).data ?? [])].slice(0, 3) as Colour
      })
    },
    [picture, places] as const,
  )
}

/** The largest difference in one of red, green and blue. */
export const difference = (a: Colour = [0, 0, 0], b: Colour = [0, 0, 0]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))

/** A colour of the element, as red, green and blue. */
export const colourOf = (element: Locator, property: string) =>
  element.evaluate((of, name): Colour => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.fillStyle = getComputedStyle(of).getPropertyValue(name)
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }, property)

/**
 * Whether an element looks different without an attribute that says what it means. `mark` is the height at its lower edge
 * that must differ, because a mark is more than bold text. A line below it does not count.
 */
export async function showsAttribute(element: Locator, attribute: string, mark?: number): Promise<boolean> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const { x, y, width, height } = box
  const clip = mark === undefined ? box : { x, y: y + height - mark, width, height: mark - 2 }
  const page = element.page()
  const marked = await page.screenshot({ clip })
  const handle = await element.elementHandle()
  const value = await handle?.getAttribute(attribute)
  await handle?.evaluate((of, name) => of.removeAttribute(name), attribute)
  const plain = await page.screenshot({ clip })
  await handle?.evaluate((of, [name, text]) => of.setAttribute(name, text), [attribute, value ?? ''] as const)
  return !marked.equals(plain)
}
