import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { ownerColours } from '../../scripts/brand/colours'
import { readLogo } from '../../scripts/brand/logo'
import { readSiteFile } from '../../scripts/brand/ownerData'
import { placeLogo } from '../../scripts/build/icons'
import { themeColours } from '../../scripts/build/themeColours'
import { fromRoot } from '../../scripts/lib/paths'
import { chromium as findChromium } from '../../scripts/local/chromium'
import type { Texts } from './stage/field'
import { LOGO_SIZE } from './stage/mark'
import type * as StageModule from './stage/stage'

/** Returns a PNG. */
export type DrawFrame = (time: number, size: { width: number; height: number }) => Promise<Buffer>

/** No server: every request is answered below. `.invalid` is reserved and belongs to no one. */
const ORIGIN = 'https://film.invalid'

const FONTS = fromRoot('node_modules', '@fontsource-variable')
const FILES: Record<string, { file: string; contentType: string }> = {
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

/** Opens the page that draws the film, and closes it after `use`. */
export async function withFilmPage<T>(texts: Texts, use: (draw: DrawFrame) => Promise<T>): Promise<T> {
  const stageCode = await bundleStage()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Software rendering in one colour space gives the same pixels on every machine.
    args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error))
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      const known = FILES[pathname]
      if (pathname === '/logo.svg') return route.fulfill({ contentType: 'image/svg+xml', body: drawLogo() })
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE })
      if (pathname === '/stage.js') return route.fulfill({ contentType: 'text/javascript', body: stageCode })
      if (pathname === '/tokens.css') {
        const tokens = await readFile(fromRoot('src', 'styles', 'tokens.css'), 'utf8')
        return route.fulfill({ contentType: 'text/css', body: tokens + ownerColours(readSiteFile()) })
      }
      if (!known) return route.fulfill({ status: 404, body: '' })
      return route.fulfill({ contentType: known.contentType, body: await readFile(known.file) })
    })
    await page.goto(`${ORIGIN}/`)
    const stage = await page.evaluateHandle(async (given) => {
      const url = '/stage.js'
      const { openStage }: typeof StageModule = await import(url)
      return openStage(given)
    }, texts)
    return await use(async (time, { width, height }) => {
      const base64 = await stage.evaluate(({ drawFrame }, frame) => drawFrame(...frame), [
        time,
        width,
        height,
      ] as const)
      return Buffer.from(base64, 'base64')
    })
  } finally {
    await browser.close()
  }
}

/** In the colours of the light theme, in the square that the scene gives it. */
function drawLogo(): string {
  const { ink } = themeColours(['ink'])
  return placeLogo(readLogo(), { size: LOGO_SIZE, ink }).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  )
}

async function bundleStage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fromRoot('tools', 'film', 'stage', 'stage.ts'), formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (chunk?.type !== 'chunk') throw new Error('Vite did not bundle the stage')
  return chunk.code
}
