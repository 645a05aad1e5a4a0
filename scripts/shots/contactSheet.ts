import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

type Row = { name: string; files: string[] }

const THUMBNAIL = { width: 260, height: 420 } // px
const SHEET_WIDTH = 2_200 // px

/** One image with the top of every screenshot, a row for each page. */
export async function writeContactSheet(browser: Browser, folder: string, rows: Row[]) {
  const file = join(folder, 'contact-sheet.html')
  await writeFile(file, contactSheet(rows))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1_000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}

function contactSheet(rows: Row[]): string {
  const thumbnail = (file: string) => `<a href="${file}"><img src="${file}" alt=""></a>`
  const body = rows.map(({ name, files }) => `<h2>${name}</h2><div>${files.map(thumbnail).join('')}</div>`)
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
    body { margin: 16px; font: 14px sans-serif; background: #777 }
    h2 { margin: 12px 0 4px; font-size: 14px }
    div { display: flex; gap: 8px }
    img { width: ${THUMBNAIL.width}px; height: ${THUMBNAIL.height}px; object-fit: cover; object-position: top; display: block }
  </style>${body.join('')}`
}
