/** The last step of a build: renders every public page to HTML, and writes the files made from all pages. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type { Manifest } from 'vite'
import type * as App from '../../src/prerender'
import { provideOwnerData, readOwnerData } from '../brand/ownerData'
import { readAllContent } from '../content/readContent'
import { isPortOpen } from '../local/ports'
import { composePage } from './composePage'
import { criticalCss, withoutFontFaces } from './criticalCss'
import { readEnvironment } from './environment'
import { rssFeed } from './feed'
import { fetchWithReferer } from './fetchWithReferer'
import { drawIcons } from './icons'
import { inlineScript } from './inlineScripts'
import { outputFolder, serverFolder } from './outputFolders'
import { type PageHead, readPageHead } from './pageHead'
import { reportProgress } from './progress'
import { robots, sitemaps } from './sitemap'
import { writeSocialImages } from './socialImages'

type RenderedFile = { file: string; page: App.PrerenderedPage; isComplete: boolean }

const { siteUrl, backend } = readEnvironment(process.env)
const app: typeof App = await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)

if (backend.kind === 'live') globalThis.fetch = fetchWithReferer(siteUrl)
explainDeniedReads()
const source = await openSource()

const files: RenderedFile[] = []
const indexed: { path: string; head: PageHead }[] = []
const paths = app.publicPaths(source)
for (const path of paths) {
  reportProgress('pages', files.length, paths.length)
  const page = await app.renderPage(path, source)
  // jsdom's documents are only released between turns of the event loop.
  await setImmediate()
  const head = readPageHead(page.html)
  // The others, such as the sign-in pages, need the app to be of use.
  files.push({ file: `${fileName(path, 'index')}.html`, page, isComplete: head.isIndexed })
  if (head.isIndexed) indexed.push({ path, head })
}
for (const [file, path] of [
  ['404.html', app.NOT_FOUND_PATH],
  ['article-shell.html', app.ARTICLE_SHELL_PATH],
] as const) {
  files.push({ file, page: await app.renderPage(path, source), isComplete: false })
}
await writePages(files)

const listed = [...indexed.map(({ head }) => head), ...app.articlesWithoutPage(source)]
for (const [file, content] of Object.entries(await sitemaps(listed, siteUrl))) await write(file, content)
await write('robots.txt', robots(siteUrl))
for (const [file, content] of Object.entries(drawIcons())) await write(file, content)
await finishFilm()
await write('feed.xml', rssFeed({ ...app.feedOf(source), siteUrl }))
const cards = indexed.map(({ path }) => ({
  ...app.socialCard(path, source),
  file: `social/${fileName(path, 'home')}.png`,
}))
const drawn = await writeSocialImages({ folder: outputFolder, siteName: app.siteName, cards })

// Not for visitors: the manifest names every source file.
await rm(join(outputFolder, '.vite'), { recursive: true })
await rm(serverFolder, { recursive: true })
console.log(`${files.length} pages and ${cards.length} social images (${drawn} new) in ${outputFolder}`)
if (backend.kind === 'live' && !source.isStored) {
  console.warn(
    'Firestore is empty or could not be read: the pages show the content of the files in content/.',
  )
}

async function openSource(): Promise<App.Source> {
  const { window } = new JSDOM('')
  // For tests of the site without a snapshot.
  if (process.env.SNAPSHOT === 'none') return app.openEmptySource(window)
  const isReachable = backend.kind === 'live' || (await isPortOpen(backend.firestorePort))
  return app.openSource(await readAllContent(), isReachable, window)
}

/** A data function logs why it failed, for developers. Tell an owner whose rules do not allow a read what to do. */
function explainDeniedReads() {
  const { error: logError } = console
  console.error = (message, error) => {
    if (error?.code !== 'permission-denied') return logError(message, error)
    console.warn(
      `${message}: firestore.rules does not allow it. Add a match block for the collection, as for the others, and deploy the rules.`,
    )
  }
}

/** Pages of the same component share their CSS, so that the CSP needs one hash for all articles. */
async function writePages(rendered: RenderedFile[]) {
  const assets = await readdir(join(outputFolder, 'assets'))
  const [stylesheet = ''] = assets.filter((name) => name.endsWith('.css'))
  const css = await readFile(join(outputFolder, 'assets', stylesheet), 'utf8')
  const shared = {
    template: await readFile(join(outputFolder, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8')) as Manifest,
    loadApp: await inlineScript('loadApp'),
    fonts: assets.filter((name) => /-core-.*\.woff2$/.test(name)),
    scriptNotice: app.scriptNotice,
  }
  for (const component of new Set(rendered.map(({ page }) => page.componentName))) {
    const group = rendered.filter(({ page }) => page.componentName === component)
    const critical = criticalCss(
      css,
      [...group.map(({ page }) => page.html), shared.scriptNotice],
      shared.template + shared.loadApp,
    )
    for (const { file, page, isComplete } of group) {
      await write(file, composePage({ ...shared, page, isComplete, criticalCss: critical }))
    }
  }
  await write(`assets/${stylesheet}`, withoutFontFaces(css))
}

/** Adds the captions, or removes a film that was drawn for another name. The home page then shows only its poster. */
async function finishFilm() {
  const inFilm = (name: string) => join(outputFolder, 'film', name)
  if (!readOwnerData().film) {
    await Promise.all(['intro.webm', 'intro.mp4'].map((name) => rm(inFilm(name), { force: true })))
    return
  }
  // Their module reads the owner's data, which only the bundler knows otherwise.
  provideOwnerData()
  const { webVtt } = await import('../../tools/film/captions')
  await write('film/captions.vtt', webVtt())
}

async function write(file: string, content: string | Buffer) {
  const target = join(outputFolder, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

function fileName(path: string, home: string): string {
  return path === '/' ? home : decodeURIComponent(path.slice(1))
}
