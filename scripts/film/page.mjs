import { readFile } from 'node:fs/promises'
import { chromium as playwright } from '@playwright/test'
import { fromRoot } from '../lib/paths'
import { chromium as findChromium } from '../local/chromium'

/** Nothing answers here: every request is served from this folder. `.invalid` can belong to nobody. */
const ORIGIN = 'https://film.invalid'

const FONTS = fromRoot('node_modules', '@fontsource-variable')
/** @type {Record<string, { file: string, contentType: string }>} */
const FILES = {
  '/tokens.css': { file: fromRoot('src', 'styles', 'tokens.css'), contentType: 'text/css' },
  '/fonts/display.woff2': {
    file: `${FONTS}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    contentType: 'font/woff2',
  },
  '/fonts/text.woff2': {
    file: `${FONTS}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    contentType: 'font/woff2',
  },
}
const PAGE =
  '<!doctype html><meta charset="utf-8"><title>Film</title><link rel="stylesheet" href="/tokens.css"><body></body>'

/**
 * Opens the page that draws the film and hands over what takes its pictures, each as a PNG.
 *
 * @template T
 * @param {import('./stage/field.mjs').Words} words
 * @param {(draw: (time: number, size: { width: number, height: number }) => Promise<Buffer>) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withFilmPage(words, use) {
  const browser = await playwright.launch({
    executablePath: await findChromium(),
    // In software and in one colour space, so that every machine draws the same picture.
    args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error))
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
      const known = FILES[pathname]
      const file = known?.file ?? fromRoot('scripts', 'film', `.${pathname}`)
      const body = await readFile(file).catch(() => null)
      return body
        ? route.fulfill({ contentType: known?.contentType ?? 'text/javascript', body })
        : route.fulfill({ status: 404, body: '' })
    })
    await page.goto(`${ORIGIN}/`)
    const stage = await page.evaluateHandle(async (given) => {
      const address = '/stage/stage.mjs'
      /** @type {typeof import('./stage/stage.mjs')} */
      const { openStage } = await import(address)
      return openStage(given)
    }, words)
    return await use(async (time, { width, height }) => {
      const base64 = await stage.evaluate(
        ({ drawPicture }, [at, across, down]) => drawPicture(at, across, down),
        /** @type {[number, number, number]} */ ([time, width, height]),
      )
      return Buffer.from(base64, 'base64')
    })
  } finally {
    await browser.close()
  }
}
