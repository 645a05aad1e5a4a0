import type { Manifest } from 'vite'
import type { PrerenderedPage } from '../../src/prerender'
import { LATE_LAYOUT } from './lateLayout'
import { splitHead } from './pageHead'

type Parts = {
  /** The index.html that Vite built. */
  template: string
  manifest: Manifest
  /** The inline script that requests the app's files: the same in every page, so that the CSP needs one hash for it. */
  loadApp: string
  /** File names of the fonts to preload. */
  fonts: string[]
  page: PrerenderedPage
  /** Visitors can read and use it as it is, so the app can start later. */
  isComplete: boolean
  /** Shown where the scripts cannot run. */
  scriptNotice?: string
  criticalCss?: string
}

export function composePage(parts: Parts): string {
  const { template, manifest, loadApp, fonts, page, isComplete, scriptNotice = '', criticalCss = '' } = parts
  const { head, body } = splitHead(page.html)
  const shell = removeAssetTags(template)
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
  )
  const chunks = pageChunks(manifest, page.componentName).map((file) => `/${file}`)
  return fillPlaceholders(shell.html, {
    '<!--head-->': [head, ...preloads, `<style>${criticalCss}${LATE_LAYOUT}</style>`].join('\n    '),
    '<!--page-->': body,
    '<!--notice-->': scriptNotice,
    '<!--snapshot-->': snapshotScript(page.snapshot),
    '</body>': `${loaderScripts([shell.entry, ...shell.stylesheets, ...chunks], isComplete, loadApp)}\n  </body>`,
  })
}

/** The page paints from its HTML and inlined CSS, so src/inline/loadApp.ts requests these files afterwards. */
function removeAssetTags(template: string) {
  const [script, entry] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(template) ?? []
  if (!script || !entry) throw new Error('index.html has no module script')
  const links = /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]*)">\s*/g
  const stylesheets = [...template.matchAll(links)]
    .map(([, href = '']) => href)
    .filter((href) => href.endsWith('.css'))
  return { html: template.replace(script, '').replaceAll(links, ''), entry, stylesheets }
}

function loaderScripts(files: string[], isComplete: boolean, loadApp: string): string {
  const list = JSON.stringify([...new Set(files)])
  return `<script type="application/json" id="files"${isComplete ? ' data-complete' : ''}>${list}</script><script>${loadApp}</script>`
}

function fillPlaceholders(template: string, contents: Record<string, string>): string {
  return Object.entries(contents).reduce((html, [placeholder, content]) => {
    if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`)
    // A function, because `replace` gives `$` in a string a special meaning.
    return html.replace(placeholder, () => content)
  }, template)
}

function snapshotScript(snapshot: Record<string, unknown>): string {
  if (Object.keys(snapshot).length === 0) return ''
  // A `</script>` in stored text must not close the block.
  const json = JSON.stringify(snapshot).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="snapshot">${json}</script>`
}

/** The chunks of a page, so that the browser fetches them in parallel with the entry instead of after it. */
function pageChunks(manifest: Manifest, componentName: string): string[] {
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${componentName}.tsx`))
  if (!source) throw new Error(`No chunk for ${componentName}: name the page's file after its component`)
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(source)
  return [...found]
}
