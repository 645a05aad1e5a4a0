import { expect, type Locator, type Page } from '@playwright/test'

/** A short press. */
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

type Press = {
  /** Where the pointer presses. By default the control's centre. */
  at?: Point
  /** For how many frames, 10 by default. */
  frames?: number
  /** Runs between pointer down and pointer up. */
  whilePressed?: () => Promise<unknown>
}

/**
 * Presses a control slowly with the mouse. Fails unless the same control is under the pointer in every frame of the
 * press, and gets the click.
 */
export async function pressSlowly(page: Page, control: Locator, press: Press = {}) {
  const { at = await centreOf(control), frames = WATCHED_FRAMES, whilePressed } = press
  await page.mouse.move(at.x, at.y)
  const watch = await control.evaluateHandle(watchPress, at)
  await page.mouse.down()
  await whilePressed?.()
  await passFrames(page, frames)
  await page.mouse.up()
  const seen = await watch.evaluate(({ stop }) => stop())
  expect(seen, String(control)).toEqual({ pointerdown: true, pointerup: true, click: true, strays: [] })
}

/** Runs in the page. */
function watchPress(control: Element, { x, y }: Point) {
  const strays = new Set<string>()
  const hit: Record<string, boolean> = { pointerdown: false, pointerup: false, click: false }
  const listening = new AbortController()
  const isInside = (target: unknown) => target instanceof Node && control.contains(target)
  for (const type of Object.keys(hit)) {
    addEventListener(
      type,
      (event) => {
        hit[type] = isInside(event.target)
        if (type === 'click' && control.matches('a')) event.preventDefault()
      },
      { capture: true, signal: listening.signal },
    )
  }
  let isPressed = true
  function look() {
    const under = document.elementFromPoint(x, y)
    if (hit.pointerdown && !hit.pointerup && !isInside(under))
      strays.add(under?.outerHTML.slice(0, 120) ?? 'nothing')
    if (isPressed) requestAnimationFrame(look)
  }
  look()
  return {
    stop() {
      isPressed = false
      listening.abort()
      return { ...hit, strays: [...strays] }
    },
  }
}

type Place = { control: Locator; at: Point }

export const placesOf = (controls: Locator[]): Promise<Place[]> =>
  Promise.all(controls.map(async (control) => ({ control, at: await centreOf(control) })))

/** Fails unless each control is at its place in every frame of what happens: a press on any of them would hit it. */
export async function expectInPlace(page: Page, places: Place[], happen?: () => Promise<unknown>) {
  const elements = await Promise.all(
    places.map(async ({ control, at }) => ({ control: await control.elementHandle(), at })),
  )
  const watch = await page.evaluateHandle(watchPlaces, elements)
  await happen?.()
  await passFrames(page)
  const { frames, strays } = await watch.evaluate(({ stop }) => stop())
  expect(frames).toBeGreaterThanOrEqual(WATCHED_FRAMES)
  expect(strays).toEqual([])
}

/** Runs in the page. */
function watchPlaces(places: { control: Element | null; at: Point }[]) {
  const strays = new Set<string>()
  let frames = 0
  let isWatching = true
  function look() {
    frames++
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
      return { frames, strays: [...strays] }
    },
  }
}

const SLOWER = 0.1

/**
 * Slows down animations, so that a press falls into them: those of the browser, and those that scripts draw. Returns a
 * function that ends it.
 */
export async function slowDownAnimations(page: Page, slower = SLOWER): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const setRate = async (rate: number) => {
    await session.send('Animation.setPlaybackRate', { playbackRate: rate })
    await page.evaluate(setClockRate, rate)
  }
  await session.send('Animation.enable')
  await setRate(slower)
  return () => setRate(1)
}

/** Runs in the page. */
function setClockRate(rate: number) {
  const realTime = () => Performance.prototype.now.call(performance)
  const realStart = realTime()
  const start = performance.now()
  performance.now = () => start + (realTime() - realStart) * rate
}
