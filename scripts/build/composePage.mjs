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
export function composePage({ template, manifest, fonts, page, styles }) {
  const { head, body } = splitHead(page.html)
  const preloads = [
    ...fonts.map(
      (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...pageChunks(manifest, page.componentName)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  return fill(withLowPriority(styles ? withStyles(template, styles) : template), {
    '<!--head-->': [head, ...preloads].join('\n    '),
    '<!--page-->': body,
    '<!--snapshot-->': snapshotBlock(page.snapshot),
  })
}

/**
 * React writes a page's title, meta and link tags at the start of the string, for want of a head to put them in.
 *
 * @param {string} html
 */
export function splitHead(html) {
  const end = html.search(/(?!<title|<meta|<link|<\/title)<[a-z]/i)
  return { head: html.slice(0, end), body: html.slice(end) }
}

/**
 * The styles that paint this page stand in it; the file with those of the whole site is fetched beside the scripts
 * without holding up the paint, and switched on by main.tsx.
 *
 * @param {string} template @param {string} styles
 */
function withStyles(template, styles) {
  const link = /<link rel="stylesheet" crossorigin href="([^"]*)">/
  if (!link.test(template)) throw new Error('index.html has lost its stylesheet')
  return template.replace(
    link,
    (_, href) =>
      `<style>${styles}</style>\n    <link rel="stylesheet" href="${href}" media="not all" id="all-styles">`,
  )
}

/** The page paints without its scripts: fonts and pictures come first. @param {string} template */
function withLowPriority(template) {
  return template.replace(
    '<script type="module" crossorigin',
    '<script type="module" fetchpriority="low" crossorigin',
  )
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
