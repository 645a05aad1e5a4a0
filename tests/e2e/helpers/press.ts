import { expect, type Locator, type Page } from '@playwright/test'

/** As long as a short press. */
const WATCHED_FRAMES = 10

type Point = { x: number; y: number }

export async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element to press is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Resolves after so many frames of the page. */
export const passFrames = (page: Page, count = WATCHED_FRAMES) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)

type Place = { control: Locator; at: Point }

export const placesOf = (controls: Locator[]): Promise<Place[]> =>
  Promise.all(controls.map(async (control) => ({ control, at: await centreOf(control) })))

/** Fails unless each control is at its place in every frame of what happens: a press on any of them would hit it. */
export async function expectInPlace(page: Page, places: Place[], happen: () => Promise<unknown>) {
  const find = async ({ control, at }: Place) => ({ control: await control.elementHandle(), at })
  const watch = await page.evaluateHandle(watchPlaces, await Promise.all(places.map(find)))
  await happen()
  await passFrames(page)
  expect(await watch.evaluate(({ stop }) => stop())).toEqual([])
}

/** Runs in the page. */
function watchPlaces(places: { control: Element | null; at: Point }[]) {
  const strays = new Set<string>()
  let isWatching = true
  function look() {
    for (const { control, at } of places) {
      const under = document.elementFromPoint(at.x, at.y)
      if (!control?.contains(under)) strays.add(`${control?.textContent}: ${under?.outerHTML.slice(0, 120)}`)
    }
    if (isWatching) requestAnimationFrame(look)
  }
  look()
  return {
    stop() {
      isWatching = false
      return [...strays]
    },
  }
}

const SLOWER = 0.1

/**
 * Slows down animations, so that a press falls into them: those of the browser, and those that scripts draw. Returns a
 * function that sets another speed.
 */
export async function slowDownAnimations(
  page: Page,
  slower = SLOWER,
): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const setRate = async (rate: number) => {
    // First: animations begin after the delay of this clock, which is slowed down, too.
    await page.evaluate(setClockRate, rate)
    await session.send('Animation.setPlaybackRate', { playbackRate: rate })
  }
  await session.send('Animation.enable')
  await setRate(slower)
  return setRate
}

/** Runs in the page. */
function setClockRate(rate: number) {
  const realTime = () => Performance.prototype.now.call(performance)
  const realStart = realTime()
  const start = performance.now()
  performance.now = () => start + (realTime() - realStart) * rate
}
