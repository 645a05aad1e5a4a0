import type { Manifest } from 'vite'
import type { PrerenderedPage } from '../../src/prerender'
import { splitHead } from './pageHead'

type Parts = {
  /** The index.html that Vite built. */
  template: string
  manifest: Manifest
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
  const { template, manifest, fonts, page, isComplete, scriptNotice = '', criticalCss = '' } = parts
  const { head, body } = splitHead(page.html)
  const shell = removeAssetTags(template)
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
  )
  const chunks = pageChunks(manifest, page.componentName).map((file) => `/${file}`)
  return fillPlaceholders(shell.html, {
    '<!--head-->': [head, `<style>${criticalCss}${LATE_LAYOUT}</style>`, ...preloads].join('\n    '),
    '<!--page-->': body,
    '<!--notice-->': scriptNotice,
    '<!--snapshot-->': snapshotScript(page.snapshot),
    '</body>': `${loaderScripts([shell.entry, ...shell.stylesheets, ...chunks], isComplete)}\n  </body>`,
  })
}

/** The page paints from its HTML and inlined CSS, so `LOADER` requests these files afterwards. */
function removeAssetTags(template: string) {
  const [script, entry] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(template) ?? []
  if (!script || !entry) throw new Error('index.html has no module script')
  const links = /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]*)">\s*/g
  const stylesheets = [...template.matchAll(links)]
    .map(([, href = '']) => href)
    .filter((href) => href.endsWith('.css'))
  return { html: template.replace(script, '').replaceAll(links, ''), entry, stylesheets }
}

/** The app starts on its own after this time without an interaction. */
const START_AFTER = 3000 // ms
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll']
/** What is below the first screen of a phone. A footer is only on long pages. */
const BELOW_FIRST_SCREEN = [
  'main div[data-late-layout]>*',
  '[data-late-on-phones]>*',
  'main:has(div[data-late-layout],[data-late-text])+div>footer',
  'ul[data-late-layout]>:nth-child(n+5)',
  '[data-late-text]>:nth-child(n+7)',
].join()

/**
 * Requests the files, the entry first, at the visitor's first interaction: until then the HTML shows everything, and a
 * phone has no other work than to paint it. Where the HTML is not all (`isComplete`, a signed-in visitor, a query, a
 * restored scroll position), it requests them right after the first contentful paint, and in a hidden tab, which never
 * paints, at once. The timer is for browsers that hide paint timing and for pages with nothing to paint. It starts
 * after four frames, because on a slow phone the first frame alone can take longer than a second. The same in every
 * page, so that the CSP needs one hash for it.
 */
const LOADER = `{
const list=document.getElementById('files'),files=JSON.parse(list.textContent),page=document.documentElement.dataset;
const layOutRest=()=>{if('fresh' in page)page.fresh=''};
const layOut=parts=>requestAnimationFrame(()=>{
const part=parts.shift();
if(!part||!page.fresh)return layOutRest();
part.dataset.late='';layOut(parts)});
const start=()=>{layOutRest();files.splice(0).forEach((file,place)=>{
const tag=document.createElement(place?'link':'script');
if(!place)tag.type='module',tag.src=file;else tag.rel=file.endsWith('.css')?'stylesheet':'modulepreload',tag.href=file;
document.head.append(tag)})};
const use=()=>{layOutRest();page.used='';setTimeout(start)};
const painted=()=>{
if(!('complete' in list.dataset&&'fresh' in page)||'member' in page||location.search)return start();
for(const type of ${JSON.stringify(INTERACTIONS)})addEventListener(type,use,{capture:true,once:true,passive:true});
document.fonts.ready.then(()=>layOut([...document.querySelectorAll('${BELOW_FIRST_SCREEN}')]));
setTimeout(start,${START_AFTER})};
if(document.hidden)start();
const isPainted=entries=>entries.getEntriesByName('first-contentful-paint')[0];
new PerformanceObserver(entries=>isPainted(entries)&&painted()).observe({type:'paint',buffered:true});
addEventListener('visibilitychange',start);
const after=frames=>requestAnimationFrame(()=>frames?after(frames-1):setTimeout(()=>isPainted(performance)||start(),1e3));
after(3)}`.replaceAll('\n', '')

/**
 * Content below the fold is not laid out before the first paint, if the page opens at its top: index.html sets
 * data-fresh. In every other case the browser needs the real heights at once, to restore a scroll position or to find a
 * fragment. When the fonts have loaded, `LOADER` lets the browser lay out what is near the viewport, one part per
 * frame, and lib/lateLayout.ts lays out the rest. Browsers regard two screens more as near, which on a phone doubles
 * the work of the first paint, so there they skip it explicitly. Not in the site's stylesheet, because only prerendered
 * pages need it.
 */
const LATE_LAYOUT = `@media screen{
[data-fresh] [data-late-layout]>*{content-visibility:auto;contain-intrinsic-size:400px}
@media (max-width:600px) and (max-height:860px){
[data-fresh=first] :is(${BELOW_FIRST_SCREEN}):not([data-late]){content-visibility:hidden;contain-intrinsic-size:200px}
}}`.replaceAll('\n', '')

function loaderScripts(files: string[], isComplete: boolean): string {
  const list = JSON.stringify([...new Set(files)])
  return `<script type="application/json" id="files"${isComplete ? ' data-complete' : ''}>${list}</script><script>${LOADER}</script>`
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
