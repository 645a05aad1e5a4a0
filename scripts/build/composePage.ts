import { type Manifest, minifySync } from 'vite'
import type { PrerenderedPage } from '../../src/prerender'
import { findForbidden } from './contentSecurityPolicy'
import { jsonBlock } from './jsonBlock'

/** What all pages of a build have in common. */
export type Frame = {
  /** Vite's index.html. */
  template: string
  manifest: Manifest
  fonts: string[]
  /** For visitors without scripts. */
  notice: string
}

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

/** Returns a function that puts a page in Vite's index.html, with its own style sheets, and its scripts in a list for the loader. */
export function pageComposer({ template, manifest, fonts, notice }: Frame) {
  const frame = minifyInlineScripts(withoutAssetTags(template))
  const [beforeHead, beforePage, beforeNotice, afterNotice, end] = splitFrame(frame)
  const loader = minifySync('loader.js', LOADER).code
  return ({ head, body, formReplay, file, start, canonical }: PrerenderedPage): string => {
    const problem = findForbidden(head + body)
    if (problem) throw new Error(`The HTML of ${canonical} contains ${problem}`)

    const { scripts, styles } = filesOf(manifest, file)
    const links = [
      ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
      ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ]
    return [
      ...[beforeHead, [head, ...links].join('\n    '), beforePage, body, beforeNotice, notice, afterNotice],
      ...[formReplay, jsonBlock('start', start), jsonBlock('files', scripts)],
      `<script>${loader}</script>\n  ${end}`,
    ].join('')
  }
}

/** Vite's index.html, around what a page puts in. */
function splitFrame(html: string): string[] {
  const places = /<!--head-->|<!--page-->|<!--notice-->|(?=<\/body>)/
  const parts = html.split(places)
  if (parts.length !== 5) throw new Error('index.html must have <!--head-->, <!--page--> and <!--notice-->')
  return parts
}

/** The entry's and the page's files, in the order in which they are needed. */
function filesOf(manifest: Manifest, page: string) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const visit = (name: string) => {
    const { file = '', css = [], imports = [] } = manifest[name] ?? {}
    if (scripts.has(`/${file}`)) return
    scripts.add(`/${file}`)
    imports.forEach(visit)
    for (const sheet of css) styles.add(`/${sheet}`)
  }
  visit('index.html')
  if (!manifest[page]) throw new Error(`Vite's manifest has no chunk for ${page}`)
  visit(page)
  return { scripts: [...scripts], styles: [...styles] }
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
