/**
 * At the end of every built page: requests the app's files, the entry first, at the visitor's first interaction. Until
 * then the HTML shows everything, and a phone has no other work than to paint it. Where the HTML is not all
 * (`data-complete`, a signed-in visitor, a query, a restored scroll position), it requests them right after the first
 * screen is painted, and in a hidden tab, which never paints, at once.
 */

/** The app starts on its own after this time without an interaction. */
const START_AFTER = 3000 // ms
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll']
/** With `content-visibility: auto`, Chromium lays out 1.5 screens more than it shows. */
const SCREENS_LAID_OUT = 2.5
/** For browsers that hide paint timing, and for pages with nothing to paint. */
const PAINTS_WITHIN = 1000 // ms

const page = document.documentElement.dataset
const list = document.getElementById('files')
const files: string[] = JSON.parse(list?.textContent ?? '[]')
const isComplete =
  list?.dataset.complete !== undefined && page.fresh !== undefined && page.member === undefined

if (document.hidden) start()
addEventListener('visibilitychange', start)
new PerformanceObserver((entries) => {
  if (isPainted(entries)) whenPainted()
}).observe({ type: 'paint', buffered: true })
// The timer starts after some frames, because on a slow phone the first frame alone can take longer than a second.
afterFrames(4, () => {
  setTimeout(() => {
    if (!isPainted(performance)) start()
  }, PAINTS_WITHIN)
})

function isPainted(entries: { getEntriesByName: (name: string) => PerformanceEntryList }) {
  return entries.getEntriesByName('first-contentful-paint').length > 0
}

function whenPainted() {
  // Scripts that arrive first would delay what belongs to the first screen, such as the footer of a short page.
  if (!isComplete || location.search) return layOut(1, () => afterFrames(2, startThenLayOut))
  for (const type of INTERACTIONS) {
    addEventListener(type, startForVisitor, { capture: true, once: true, passive: true })
  }
  layOut(1, () => void document.fonts.ready.then(() => layOut(Infinity, layOutRest)))
  setTimeout(start, START_AFTER)
}

/** After the event, so that the browser can respond to it first. */
function startForVisitor() {
  layOutRest()
  page.used = ''
  setTimeout(start)
}

/** While the files load, a phone has time to lay out the rest in short tasks. */
function startThenLayOut() {
  requestFiles()
  layOut(Infinity, layOutRest)
}

function start() {
  layOutRest()
  requestFiles()
}

function requestFiles() {
  const [entry, ...others] = files.splice(0)
  if (entry === undefined) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  for (const href of others) {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  }
}

/** Each part in its own task: all of them, or one with its paint, take a slow phone longer than 50 ms. */
function layOut(screens: number, whenDone: () => void) {
  setTimeout(() => {
    const part = document.querySelector<HTMLElement>(`:is(${__LATE_PARTS__}):not([data-late])`)
    if (!page.fresh || !part || !isWithin(screens, part)) return whenDone()
    part.dataset.late = ''
    if (isWithin(SCREENS_LAID_OUT, part)) {
      // With `content-visibility: auto`, Chromium would lay it out together with the paint.
      part.dataset.late = 'near'
      part.getBoundingClientRect()
    }
    layOut(screens, whenDone)
  })
}

function isWithin(screens: number, part: HTMLElement) {
  return part.getBoundingClientRect().top < screens * innerHeight
}

function layOutRest() {
  if (page.fresh) page.fresh = ''
}

function afterFrames(count: number, act: () => void) {
  requestAnimationFrame(() => {
    if (count > 1) afterFrames(count - 1, act)
    else act()
  })
}
