/** The last step of a build: writes every public page, and the files made from all pages. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { JSDOM } from 'jsdom'
import type * as App from '../../src/prerender'
import { findUnusedPictures } from '../content/unusedPictures'
import { writeAtomically } from '../lib/atomicFile'
import { readEnvironment } from '../lib/environment'
import { pageComposer } from './composePage'
import { rssFeed } from './feed'
import { drawIcons } from './icons'
import { searchFiles } from './searchFiles'
import { type ListedPage, robots, sitemap } from './sitemap'
import { drawSocialImage, readBrand, warnOfUndrawable } from './socialImages'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'boolean' } },
})
/** `documents` is a file with the content, which the command that starts this one has read. */
const [outputFolder = '', serverFolder = '', documents = ''] = positionals
const { siteUrl } = readEnvironment(process.env)
const app: typeof App = await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)

const assets = await readdir(join(outputFolder, 'assets'))
const composePage = pageComposer({
  template: await readFile(join(outputFolder, 'index.html'), 'utf8'),
  manifest: JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8')),
  fonts: assets.filter((name) => /-core-.*\.woff2$/.test(name)).map((name) => `/assets/${name}`),
  notice: app.scriptNotice,
})

await main()

async function main() {
  const source = await openSource()
  const paths = app.publicPaths(source)
  const brand = readBrand(app.siteName)
  const indexed: ListedPage[] = []
  let drawn = ''
  for (const [index, path] of paths.entries()) {
    // While there is memory, V8 collects late: without this, a thousand pages take 1.3 GB.
    if (index % 50 === 0) globalThis.gc?.()
    const page = await app.renderPage(path, source)
    // jsdom's documents are only released between turns of the event loop.
    await setImmediate()
    write(`${fileName(path, 'index')}.html`, composePage(page))
    if (!page.isIndexed) continue
    indexed.push({ canonical: page.canonical, publishedAt: page.publishedAt })
    const card = app.socialCard(path, source)
    write(`social/${fileName(path, 'home')}.png`, await drawSocialImage(brand, card))
    drawn += card.title + card.note
  }
  write('404.html', composePage(await app.renderPage(app.NOT_FOUND_PATH, source)))
  for (const [name, path] of app.shells)
    write(`${name}.html`, composePage(await app.renderPage(path, source)))
  if (app.hasFeed) write('feed.xml', rssFeed({ ...app.feedOf(source), siteUrl }))

  if (app.searchTexts) {
    const files = searchFiles(await app.searchTexts(source))
    for (const [file, texts] of Object.entries(files)) write(file, texts)
  }

  const listed = [...indexed, ...app.listedWithoutPage(source)]
  write('sitemap.xml', await sitemap(listed))
  write('robots.txt', robots(siteUrl))
  for (const [file, content] of Object.entries(await drawIcons())) write(file, content)
  for (const path of findUnusedPictures()) await rm(join(outputFolder, path), { force: true })
  warnOfUndrawable(app.siteName + drawn)

  // Not for visitors: the manifest names every source file.
  await rm(join(outputFolder, '.vite'), { recursive: true })
  await rm(serverFolder, { recursive: true })
  console.log(
    `${paths.length + 1 + app.shells.size} pages and ${indexed.length} social images in ${outputFolder}`,
  )
}

async function openSource(): Promise<App.Source> {
  const { window } = new JSDOM('')
  const content = await readFile(documents, 'utf8')
  if (values.preview) write(app.CONTENT_FILE, content)
  return app.openSource(JSON.parse(content), window)
}

function write(file: string, content: string | Buffer) {
  writeAtomically(join(outputFolder, file), content)
}

function fileName(path: string, home: string): string {
  return path === '/' ? home : decodeURIComponent(path.slice(1))
}
