/** Writes the HTML of every public page: the app rendered with the data that can be read now. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { readAllContent } from '../content/readContent.mjs'
import { asTheSite } from './asTheSite.mjs'
import { composePage } from './composePage'
import { criticalStyles } from './criticalStyles.mjs'
import { readEnvironment } from './environment.mjs'
import { feed } from './feed.mjs'
import { readPageHead } from './pageHead'
import { robots, sitemap } from './sitemap.mjs'
import { writeSocialImages } from './socialImages.mjs'

const outputFolder = resolve(process.env.DIST ?? 'dist')
const serverFolder = `${outputFolder}-server`

const app = await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)

const template = await readFile(join(outputFolder, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8'))
const fonts = (await readdir(join(outputFolder, 'assets'))).filter((name) => /-core-.*\.woff2$/.test(name))
const { siteUrl, backend } = readEnvironment(process.env)

if (backend.kind === 'live') globalThis.fetch = asTheSite(fetch, siteUrl)
const source = await openSource()
/** @type {Awaited<ReturnType<typeof render>>[]} */
const rendered = []
for (const path of app.publicPaths(source)) rendered.push(await render(path, fileOf(path)))
const heads = rendered.map(({ path, page }) => readPageHead(path, page.html))
rendered.push(await render(app.NOT_FOUND_PATH, '404.html'))
rendered.push(await render(app.ARTICLE_SHELL_PATH, 'article-shell.html'))
await writePages()

await write('sitemap.xml', sitemap(heads))
await write('robots.txt', robots(siteUrl))
await write('site.webmanifest', await webManifest())
await write('feed.xml', feed({ ...app.feedOf(source), siteUrl }))
const shown = heads.filter(({ isIndexed }) => isIndexed)
const drawn = await writeSocialImages({
  folder: outputFolder,
  siteName: app.siteName,
  cards: shown.map(({ path }) => ({ ...app.socialCard(path, source), file: socialFile(path) })),
})

// Neither is for visitors: the one names every source file, the other was only needed to get here.
await rm(join(outputFolder, '.vite'), { recursive: true })
await rm(serverFolder, { recursive: true })
console.log(
  `${rendered.length} pages written to ${outputFolder}, ${drawn} of ${shown.length} pictures drawn anew`,
)
if (backend.kind === 'live' && !source.isStored) {
  console.warn(
    'Firestore could not be read, or holds nothing yet: these pages show what the files in content/ say.',
  )
}

/** The file has what is drawn; what the site is called is said in one place only. */
async function webManifest() {
  const drawn = JSON.parse(await readFile(join(outputFolder, 'site.webmanifest'), 'utf8'))
  return JSON.stringify({ name: app.siteName, short_name: app.siteName, ...drawn })
}

async function openSource() {
  const { window } = new JSDOM('')
  // For trying out how the site stands without a snapshot.
  if (process.env.SNAPSHOT === 'none') return app.openEmptySource(window)
  const isReachable = backend.kind === 'live' || (await answers(backend.firestorePort))
  return app.openSource(await readAllContent(), isReachable, window)
}

/** @param {string} path @param {string} file */
async function render(path, file) {
  const page = /** @type {import('./composePage').RenderedPage} */ (await app.renderPage(path, source))
  return { path, file, page }
}

/** Pages of one component share their styles, so that the policy needs one hash for all articles. */
async function writePages() {
  const [sheet = ''] = (await readdir(join(outputFolder, 'assets'))).filter((name) => name.endsWith('.css'))
  const css = await readFile(join(outputFolder, 'assets', sheet), 'utf8')
  const kinds = new Set(rendered.map(({ page }) => page.componentName))
  for (const kind of kinds) {
    const pages = rendered.filter(({ page }) => page.componentName === kind)
    const criticalCss = criticalStyles(
      css,
      pages.map(({ page }) => page.html),
    )
    for (const { file, page } of pages) {
      await write(file, composePage({ template, manifest, fonts, page, criticalCss }))
    }
  }
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  const target = join(outputFolder, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** @param {string} path */
function fileOf(path) {
  return path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`
}

/** @param {string} path */
function socialFile(path) {
  return path === '/' ? 'social/home.png' : `social/${decodeURIComponent(path.slice(1))}.png`
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
