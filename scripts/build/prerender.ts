/** The last step of a build: renders every public page to HTML, and writes the files made from all pages. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import { type Manifest, minifySync } from 'vite'
import type * as App from '../../src/prerender'
import { findUnusedPictures } from '../content/unusedPictures'
import { writeAtomically } from '../lib/atomicFile'
import { readEnvironment } from '../lib/environment'
import { findForbidden } from './contentSecurityPolicy'
import { rssFeed } from './feed'
import { drawIcons } from './icons'
import { jsonBlock } from './jsonBlock'
import { outputFolder, serverFolder } from './outputFolders'
import { type ListedPage, robots, sitemap } from './sitemap'
import { drawSocialImage, readBrand, warnOfUndrawable } from './socialImages'

/**
 * At the end of every page: requests the app after the first paint, or at once in a hidden tab, which paints nothing. Firefox
 * often reports no paint of a page that begins scrolled, at a #hash or after a reload. The loader is the same in every page,
 * so the policy needs one hash for it.
 */
const LOADER = `
  const load = () => {
    const [entry, ...chunks] = JSON.parse(document.querySelector('script#files').textContent)
    const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
    add('script', { type: 'module', src: entry })
    for (const href of chunks) add('link', { rel: 'modulepreload', href })
  }
  new Promise((resolve) => {
    if (document.hidden) resolve()
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)))
  }).then(load)`

/** React's own, in every page with a form: keeps what is submitted before hydration. It is constant, as the loader is. */
const FORM_REPLAY = /<script>addEventListener\("submit",[^<]*\$\$reactFormReplay[^<]*<\/script>/

const { siteUrl, isPreview } = readEnvironment(process.env)
const app: typeof App = await import(pathToFileURL(join(serverFolder, 'prerender.js')).href)

const template = minifyInlineScripts(await readFile(join(outputFolder, 'index.html'), 'utf8'))
const manifest: Manifest = JSON.parse(await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8'))
const assets = await readdir(join(outputFolder, 'assets'))
const fonts = assets.filter((name) => /-core-.*\.woff2$/.test(name)).map((name) => `/assets/${name}`)
const loader = minifySync('loader.js', LOADER).code

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
    if (metaOf(page.html, 'robots') !== 'index,follow') continue
    const canonicalUrl = metaOf(page.html, 'og:url')
    if (!canonicalUrl)
      throw new Error(`${path} has no canonical address, which the sitemap and search engines need`)
    indexed.push({ canonicalUrl, publishedAt: metaOf(page.html, 'article:published_time') })
    const card = app.socialCard(path, source)
    write(`social/${fileName(path, 'home')}.png`, await drawSocialImage(brand, card))
    drawn += card.title + card.note
  }
  write('404.html', composePage(await app.renderPage(app.NOT_FOUND_PATH, source)))
  for (const [name, path] of app.shells)
    write(`${name}.html`, composePage(await app.renderPage(path, source)))
  if (app.hasFeed) write('feed.xml', rssFeed({ ...app.feedOf(source), siteUrl }))

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
  // The command that starts this one has read the files.
  const content = await readFile(process.env.CONTENT_DOCUMENTS ?? '', 'utf8')
  if (isPreview) write(app.CONTENT_FILE, content)
  return app.openSource(JSON.parse(content), window)
}

/** The page in Vite's index.html, with its own style sheets, and with its scripts in a list for the loader. */
function composePage({ html: rendered, start, componentName }: App.PrerenderedPage): string {
  const [formReplay = ''] = FORM_REPLAY.exec(rendered) ?? []
  const html = rendered.replace(formReplay, '')
  const problem = findForbidden(html)
  if (problem) throw new Error(`The HTML of ${componentName} contains ${problem}`)

  const { scripts, styles } = filesOf(componentName)
  const { head, body } = splitHead(html)
  const links = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ]
  return fillPlaceholders(withoutAssetTags(template), {
    '<!--head-->': [head, ...links].join('\n    '),
    '<!--page-->': body,
    '<!--notice-->': app.scriptNotice,
    '</body>': `${formReplay}${jsonBlock('start', start)}${jsonBlock('files', scripts)}<script>${loader}</script>\n  </body>`,
  })
}

/** The entry's and the page's files, in the order in which they are needed. */
function filesOf(componentName: string | undefined) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const visit = (name: string) => {
    const { file = '', css = [], imports = [] } = manifest[name] ?? {}
    if (scripts.has(`/${file}`)) return
    scripts.add(`/${file}`)
    imports.forEach(visit)
    for (const sheet of css) styles.add(`/${sheet}`)
  }
  visit('index.html')
  if (componentName) visit(sourceOf(componentName))
  return { scripts: [...scripts], styles: [...styles] }
}

function sourceOf(componentName: string): string {
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${componentName}.tsx`))
  if (!source) throw new Error(`No chunk for ${componentName}: name the page's file after its component`)
  return source
}

/** The loader requests the scripts, and each page links its own style sheets. */
function withoutAssetTags(html: string): string {
  return html.replaceAll(
    /<script type="module"[^>]*><\/script>\s*|<link rel="(modulepreload|stylesheet)"[^>]*>\s*/g,
    '',
  )
}

function minifyInlineScripts(html: string): string {
  return html.replaceAll(
    /<script>([\s\S]*?)<\/script>/g,
    (_, code: string) =>
      `<script>${minifySync('inline.js', code, { compress: { target: 'es2015' } }).code}</script>`,
  )
}

/** React writes the tags that belong into the head at the start, and marks for view transitions that a stream would need. */
function splitHead(html: string) {
  const plain = html.replaceAll(/ vt-[a-z]+="[^"]*"/g, '')
  const end = plain.search(/(?!<title|<meta|<link|<\/title)<[a-z]/i)
  return { head: plain.slice(0, end), body: plain.slice(end) }
}

/** What a rendered page says about itself. */
function metaOf(html: string, name: string): string | null {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? []
  return content?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? null
}

function fillPlaceholders(html: string, contents: Record<string, string>): string {
  return Object.entries(contents).reduce((filled, [placeholder, content]) => {
    if (!filled.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`)
    // A function, because `replace` gives `$` in a string a special meaning.
    return filled.replace(placeholder, () => content)
  }, html)
}

function write(file: string, content: string | Buffer) {
  writeAtomically(join(outputFolder, file), content)
}

function fileName(path: string, home: string): string {
  return path === '/' ? home : decodeURIComponent(path.slice(1))
}
