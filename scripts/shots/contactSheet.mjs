import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const THUMB_WIDTH = 260 // px
const THUMB_HEIGHT = 420 // px
const SHEET_WIDTH = 2_200 // px

/**
 * One picture of all pictures: the top of each, in rows by page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @param {{ name: string, files: string[] }[]} rows
 */
export async function writeContactSheet(browser, folder, rows) {
  const file = join(folder, 'contact-sheet.html')
  await writeFile(file, sheet(rows))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1_000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}

/** @param {{ name: string, files: string[] }[]} rows */
function sheet(rows) {
  const cells = rows.map(
    ({ name, files }) =>
      `<h2>${name}</h2><div>${files.map((file) => `<a href="${file}"><img src="${file}" alt=""></a>`).join('')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
    body { margin: 16px; font: 14px sans-serif; background: #777 }
    h2 { margin: 12px 0 4px; font-size: 14px }
    div { display: flex; gap: 8px }
    img { width: ${THUMB_WIDTH}px; height: ${THUMB_HEIGHT}px; object-fit: cover; object-position: top; display: block }
  </style>${cells.join('')}`
}
