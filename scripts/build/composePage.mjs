/**
 * @typedef {{ file: string, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ html: string, snapshot: Record<string, unknown>, componentName: string }} Page
 * @typedef {{ template: string, manifest: Manifest, fonts: string[], page: Page, styles?: string | undefined }} Parts
 */

/**
 * Puts a rendered page into the shell that Vite built.
 *
 * @param {Parts} parts
 */
export function composePage({ template, manifest, fonts, page, styles = '' }) {
  const { head, body } = splitHead(page.html)
  const shell = takeFiles(template)
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
  )
  const chunks = pageChunks(manifest, page.componentName).map((file) => `/${file}`)
  return fill(shell.html, {
    '<!--head-->': [head, `<style>${styles}</style>`, ...preloads].join('\n    '),
    '<!--page-->': body,
    '<!--snapshot-->': snapshotBlock(page.snapshot),
    '</body>': `${startBlock([shell.entry, ...shell.styles, ...chunks])}\n  </body>`,
  })
}

/**
 * Takes out what Vite would have the browser fetch at once. The page paints from its HTML, with the styles that stand
 * in it; what it needs beyond is asked for when it has.
 *
 * @param {string} template
 */
function takeFiles(template) {
  const [script, entry] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(template) ?? []
  if (!script || !entry) throw new Error('index.html has lost its script')
  const links = /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]*)">\s*/g
  const styles = [...template.matchAll(links)].flatMap(([, href = '']) =>
    href.endsWith('.css') ? [href] : [],
  )
  return { html: template.replace(script, '').replaceAll(links, ''), entry, styles }
}

/**
 * Asks for the files after the first paint, and the entry first. In a tab that nobody sees nothing is painted, so
 * there they are asked for at once, and nowhere later than after a second. The line is the same in every page, and runs by its hash.
 */
const STARTER = `{
const files=JSON.parse(document.getElementById('files').textContent);
const start=()=>files.splice(0).forEach((file,place)=>{
const tag=document.createElement(place?'link':'script');
if(!place)tag.type='module',tag.src=file;else tag.rel=file.endsWith('.css')?'stylesheet':'modulepreload',tag.href=file;
document.head.append(tag)});
document.hidden?start():new PerformanceObserver(start).observe({type:'paint',buffered:true});
setTimeout(start,1e3)}`.replaceAll('\n', '')

/** @param {string[]} files */
function startBlock(files) {
  const list = JSON.stringify([...new Set(files)])
  return `<script type="application/json" id="files">${list}</script><script>${STARTER}</script>`
}

/**
 * On React 19 Helmet hands its tags to React, which writes them at the start of the string if it renders no <head>.
 *
 * @param {string} html
 */
export function splitHead(html) {
  const end = html.search(/(?!<title|<meta|<link|<\/title)<[a-z]/i)
  return { head: html.slice(0, end), body: html.slice(end) }
}

/** @param {string} template @param {Record<string, string>} parts */
function fill(template, parts) {
  return Object.entries(parts).reduce((html, [place, part]) => {
    if (!html.includes(place)) throw new Error(`index.html has lost its ${place}`)
    return html.replace(place, () => part)
  }, template)
}

/** @param {Record<string, unknown>} snapshot */
function snapshotBlock(snapshot) {
  if (Object.keys(snapshot).length === 0) return ''
  // A `<` in somebody's text must not close the block it stands in.
  const json = JSON.stringify(snapshot).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="snapshot">${json}</script>`
}

/**
 * The files a page is made of, so that the browser can fetch them beside the entry instead of after it.
 *
 * @param {Manifest} manifest
 * @param {string} componentName
 */
function pageChunks(manifest, componentName) {
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${componentName}.tsx`))
  if (!source) throw new Error(`No built file for ${componentName}: a page's file has its component's name`)
  const found = new Set()
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(source)
  return [...found]
}
