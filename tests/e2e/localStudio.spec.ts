import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { LOCAL_PROJECT, localUrl, STUDIO_PORT } from '../../scripts/lib/ports'
import { gitIn } from '../git'
import { readDocument } from './helpers/backend'
import { startCommand } from './helpers/command'
import { answer, backups, field, keepRecovered, preview, previewArrives } from './helpers/studio'

/** With this, the local backend has the ports of the test backend, so the studio uses that one. */
const OFFSET_OF_TESTS = 100
const STUDIO = localUrl(STUDIO_PORT + OFFSET_OF_TESTS)

const ARTICLE = 'backups-that-can-be-restored'
/** Earlier runs may have published theirs to the same backend. */
const TITLE = `Backups restored at ${Date.now()}`
const MEMBER = 'arjun-mehta'
const MEMBER_PATH = `content/team/${MEMBER}.md`

/** With what it needs, on a busy machine. */
const STARTED = 180_000 // ms
/** The components of the site are compiled for it, and a machine that also does something else takes more than a minute. */
const FIRST_PREVIEW = 120_000 // ms
/** It runs as a separate process. */
const PUBLISHED = 60_000 // ms
/** Long enough for a menu to open on a busy machine. */
const MENU_OPENS = 3_000 // ms

let root: string
let studio: ReturnType<typeof startCommand>

// In one worker, which starts the studio once.
test.describe.configure({ mode: 'default', timeout: 360_000 })

test.beforeAll(async () => {
  test.setTimeout(STARTED)
  root = mkdtempSync(join(tmpdir(), 'studio-e2e-'))
  cpSync('sample', root, { recursive: true })
  gitIn(root, 'init', '-q')
  gitIn(root, 'add', '.')
  gitIn(root, 'commit', '-qm', 'Add content')
  await startStudio()
})
test.afterAll(() => {
  studio.child.kill('SIGINT')
  return studio.ended
})

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const readArticle = () => read('content', 'articles', `${ARTICLE}.md`)
const readMember = () => read(MEMBER_PATH)

async function startStudio() {
  const offset = Number(process.env.PORT_OFFSET ?? 0) + OFFSET_OF_TESTS
  const env = { PORT_OFFSET: String(offset), CONTENT_DIR: join(root, 'content') }
  studio = startCommand({ project: LOCAL_PROJECT, env }, 'studio')
  const ended = studio.ended.then(({ output }) => {
    throw new Error(`The studio did not start:\n${output}`)
  })
  const started = new Promise<void>((resolve) => {
    studio.child.stdout?.on('data', (text) => String(text).includes(`Open ${STUDIO}`) && resolve())
  })
  await Promise.race([started, ended])
  ended.catch(() => {})
}

async function open(page: Page, folder: string, name: string) {
  await page.goto(`${STUDIO}/#/collections/${folder}/entries/${name}`)
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: FIRST_PREVIEW })
}

async function pressSave(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click()
}

/** As a person pastes a text from Word. */
async function paste(page: Page, html: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = (text: string) =>
    navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })])
  await page.evaluate(copy, html)
  await page.keyboard.press('ControlOrMeta+v')
}

/** One click, because the editor notices with a delay that the caret has moved on. */
async function clickEnd(text: Locator) {
  const { width, height } = (await text.boundingBox()) ?? { width: 0, height: 0 }
  await text.click({ position: { x: width - 2, y: height - 2 } })
}

test('an article is edited with a preview of the site, saved and published', async ({ page }) => {
  const before = readArticle()
  await open(page, 'articles', ARTICLE)

  await field(page, 'Title').fill(TITLE)
  const heading = preview(page).getByRole('heading', { level: 1, name: TITLE })
  await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/, { timeout: FIRST_PREVIEW })
  const frame = page.frames().find((one) => one.url().endsWith('/preview'))
  expect(await frame?.evaluate(() => window.origin)).toBe('null')
  // The drawings of articles are in a file that a frame without an origin cannot use.
  await expect(preview(page).locator('use').first()).toHaveAttribute('href', /^#/)
  await page.frameLocator('iframe').getByRole('button', { name: 'Dark' }).click()
  await expect(preview(page).locator('html')).toHaveAttribute('data-theme', 'dark')

  const description = field(page, 'Description for search engines')
  const mistake = page.getByText('has 301 characters: write at most 300 characters.')
  const short = await description.inputValue()
  await description.fill('x'.repeat(301))
  await expect(mistake).toBeVisible()
  await description.fill(short)
  await expect(mistake).toBeHidden()

  await page.getByRole('radio', { name: 'calendar' }).check()
  await expect(preview(page).locator('use[href$="#calendar"]').first()).toBeVisible()

  await clickEnd(page.locator('[data-slate-editor] p').last())
  await page.keyboard.press('Enter')
  await paste(page, '<p>A tape <b>of today</b><span><img src="https://docs.example/tape.png"></span></p>')
  await page.getByRole('dialog', { name: 'Pictures and tables were not added' }).getByLabel('Close').click()
  await expect(preview(page).locator('strong', { hasText: 'of today' })).toBeVisible()
  const choose = page.getByRole('button', { name: 'Choose an image' })
  // Just after the caret has moved, Decap replaces its toolbar, and no person is fast enough to press the old one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add Component' }).click()
    await page.getByRole('menuitem', { name: 'Picture' }).click({ timeout: MENU_OPENS })
    await expect(choose).toBeVisible()
  }).toPass()
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const drop = dialog.getByLabel('Drop a picture here')
  await drop.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(dialog.getByText('save it as JPEG, PNG or WebP and drop it again')).toBeVisible()
  const photo = { name: 'DSC 0042 (Büro).PNG', mimeType: 'image/png', buffer: await page.screenshot() }
  await drop.setInputFiles(photo)
  await expect(dialog).toBeHidden()
  const missing = page.getByText('A picture has no alternative text.')
  await expect(missing).toBeVisible()
  await field(page, 'Alternative text').fill('A shelf of tapes')
  await expect(missing).toBeHidden()
  const picture = preview(page).getByRole('img', { name: 'A shelf of tapes' })
  await expect(picture).toHaveAttribute('width', '1280')

  await pressSave(page)
  await expect(page.getByText('Entry saved')).toBeVisible()
  const added = readArticle()
    .split('\n')
    .filter((line) => !before.split('\n').includes(line))
  expect(added).toEqual([
    expect.stringMatching(`^blogTitle: .?${TITLE}`),
    'drawing: calendar',
    'A tape **of today**',
    '![A shelf of tapes](/articles/dsc-0042-buro.webp)',
  ])

  await page.getByRole('button', { name: 'Publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await expect(publishing.getByText(TITLE)).toBeVisible({ timeout: PUBLISHED })
  await publishing.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  const done = publishing.getByText('Published to the site on this computer')
  await expect(done).toBeVisible({ timeout: PUBLISHED })
  expect(await readDocument(`blogs/${ARTICLE}`, LOCAL_PROJECT)).toMatchObject({ blogTitle: TITLE })
})

test('what is written after "Save and create new", or in a copy, is another entry', async ({ page }) => {
  await page.goto(`${STUDIO}/#/collections/articles/new`)
  await page.getByRole('button', { name: 'Add Component' }).click({ timeout: FIRST_PREVIEW })
  await expect(page.getByRole('menuitem')).toHaveText(['Picture', 'Table', 'Code Block'])
  await page.goto(`${STUDIO}/#/collections/testimonials/new`)
  // With another address alone, Decap keeps widgets of the form before.
  await page.reload()
  const write = async (name: string, quote: string, item: string) => {
    await field(page, 'Name').fill(name, { timeout: FIRST_PREVIEW })
    await field(page, 'Quote').fill(quote)
    await page.getByRole('button', { name: 'Save' }).click()
    const chosen = page.getByRole('menuitem', { name: item, exact: true })
    await expect(chosen).toBeVisible()
    // The form would be empty, as after the other one.
    await expect(page.getByRole('menuitem', { name: 'Save and duplicate' })).toBeHidden()
    await chosen.press('Enter')
    await expect.poll(() => readdirSync(join(root, 'content', 'testimonials'))).toContain(`${name}.md`)
  }
  const readOne = (name: string) => read('content', 'testimonials', `${name}.md`)
  await write('ada', 'Says Ada.', 'Save and create new')
  await expect(field(page, 'Name')).toHaveValue('', { timeout: FIRST_PREVIEW })
  await write('grace', 'Says Grace.', 'Save')
  await page.getByRole('button', { name: 'Saved' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/testimonials\/new$/)
  await expect(field(page, 'Name')).toHaveValue('grace')
  await write('lea', 'Says Lea.', 'Save')
  expect(['ada', 'grace', 'lea'].map((name) => /Says \w+/.exec(readOne(name))?.[0])).toEqual([
    'Says Ada',
    'Says Grace',
    'Says Lea',
  ])
})

test('a search finds in all lists, and a press on its row opens an item of a list', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => /WebSocket/i.test(message.text()) && failures.push(message.text()))
  await page.goto(STUDIO)
  const search = page.getByPlaceholder('Search all')
  await search.click({ timeout: FIRST_PREVIEW })
  await search.pressSequentially('payroll')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Results for "payroll"', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Services Payroll/ }).click()
  await expect(field(page, 'Title')).toHaveValue('Payroll')
  await open(page, 'data', 'plans')
  const row = page.getByText('site-care · Site Care')
  await row.click()
  await expect(row).toBeHidden()
  await expect(field(page, 'Id').first()).toHaveValue('site-care')
  expect(failures).toEqual([])
})

test('a picture keeps the word whole in which the caret is', async ({ page }) => {
  await open(page, 'articles', 'local-search-for-a-shop-with-two-branches')
  const blocks = page.locator('[data-slate-editor] > *')
  const first = (await blocks.first().textContent()) ?? ''
  // Somewhere in the middle of the text.
  await blocks.first().click()
  await page.getByRole('button', { name: 'Add Component' }).click()
  await page.getByRole('menuitem', { name: 'Table' }).click()
  await expect(blocks.first()).not.toHaveText(first)
  const before = (await blocks.first().textContent()) ?? ''
  const after = first.slice(before.length)
  await expect(blocks.nth(2)).toHaveText(after)
  expect(/\p{L}$/u.test(before) && /^\p{L}/u.test(after), `${before}|${after}`).toBe(false)
})

test('a deleted entry is named before, and comes back with its drawing by one press', async ({ page }) => {
  const [path, drawing] = ['content/services/payroll.md', 'content/services/payroll.svg']
  const [before, drawn] = [read(path), read(drawing)]
  await open(page, 'services', 'payroll')
  const question = await answer(page, 'accept', () =>
    page.getByRole('button', { name: 'Delete entry' }).click(),
  )
  expect(question).toBe('Delete “Payroll”? You can bring it back.')
  const bringBack = page.getByRole('button', { name: 'Bring back “Payroll”' })
  await expect(bringBack).toBeVisible()
  expect(readdirSync(join(root, 'content', 'services'))).not.toContain('payroll.md')
  await bringBack.click()
  await expect(field(page, 'Title')).toHaveValue('Payroll', { timeout: FIRST_PREVIEW })
  await expect(bringBack).toBeHidden()
  expect([read(path), read(drawing)]).toEqual([before, drawn])
})

test('what is typed survives a stopped studio and can be taken back', async ({ page }) => {
  await open(page, 'team', MEMBER)
  await field(page, 'Designation').fill('Role from here')
  await expect(preview(page).getByText('Role from here')).toBeVisible({ timeout: FIRST_PREVIEW })
  await page.route('**/api/**', (route) => route.abort())
  await field(page, 'Designation').press('End')
  await page.keyboard.insertText(', not saved yet')
  await pressSave(page)
  await expect(page.getByText('Not saved: The studio is not running')).toBeVisible()
  await expect.poll(() => backups(page)).toContain('Role from here, not saved yet')
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name: 'Publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await expect(publishing).toContainText('The studio is not running')
  await publishing.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/api/**')
  page.on('dialog', keepRecovered)
  await page.reload()
  await expect(field(page, 'Designation')).toHaveValue('Role from here, not saved yet')
  await expect(preview(page).getByText('not saved yet')).toBeVisible({ timeout: FIRST_PREVIEW })
  await Promise.all([previewArrives(page), pressSave(page)])
  expect(readMember()).toContain('Role from here, not saved yet')

  await page.getByRole('button', { name: 'Changes' }).click()
  const change = page
    .getByRole('dialog')
    .locator('section')
    .filter({ hasText: `${MEMBER}.md (changed)` })
  await expect(change).toContainText('not saved yet')
  await change.getByRole('button', { name: 'Restore the committed file' }).click()
  const committed = gitIn(root, 'show', `HEAD:${MEMBER_PATH}`)
  // While git restores a file, there is none for a moment.
  await expect(() => expect(readMember().trim()).toBe(committed)).toPass()
})

test('a photo is turned, made smaller until it fits, and stored as JPEG in Safari', async ({ page }) => {
  await page.goto(STUDIO)
  const pictures = await page.evaluate(async (module) => {
    const { convertPicture } = await import(module)
    const draw = async (width: number, height: number, isGrain: boolean, type: string) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      const pixels = new Uint32Array(width * height)
      if (isGrain)
        for (let at = 0; at < pixels.length; at += 10_000)
          crypto.getRandomValues(pixels.subarray(at, at + 10_000))
      const bytes = new Uint8ClampedArray(pixels.buffer).map((byte, index) =>
        isGrain && index % 4 === 3 ? 255 : byte,
      )
      context?.putImageData(new ImageData(bytes, width, height), 0, 0)
      return canvas.convertToBlob({ type })
    }
    const measure = async (name: string, ...parts: BlobPart[]) => {
      const file: File = await convertPicture(new File(parts, name))
      const { width, height } = await createImageBitmap(file)
      return { name: file.name, width, height, fits: file.size <= 500_000 }
    }
    const jpeg = await draw(60, 40, false, 'image/jpeg')
    // A camera's note that the photo is to be turned by 90 degrees.
    const turn = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3]
    const marker = new Uint8Array([...turn, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
    const turned = await measure('Été 1.JPG', jpeg.slice(0, 2), marker, jpeg.slice(2))
    const large = await measure('large.png', await draw(3_000, 300, false, 'image/png'))
    const grain = await measure('grain.png', await draw(1_600, 560, true, 'image/png'))
    const { convertToBlob } = OffscreenCanvas.prototype
    // As Safari answers.
    OffscreenCanvas.prototype.convertToBlob = function convert(options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options)
    }
    const clear: File = await convertPicture(new File([await draw(9, 9, false, 'image/png')], 'clear.png'))
    const canvas = new OffscreenCanvas(9, 9).getContext('2d')
    canvas?.drawImage(await createImageBitmap(clear), 0, 0)
    const ground = [...(canvas?.getImageData(4, 4, 1, 1).data ?? [])]
    return { turned, large, grain, jpeg: clear.name, ground }
  }, '/tools/studio/page/convertPicture.ts')
  expect(pictures).toEqual({
    turned: { name: 'ete-1.webp', width: 40, height: 60, fits: true },
    large: { name: 'large.webp', width: 1_600, height: 160, fits: true },
    grain: { name: 'grain.webp', width: 1_200, height: 420, fits: true },
    jpeg: 'clear.jpg',
    ground: [255, 255, 255, 255],
  })
})
