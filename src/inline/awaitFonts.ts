/**
 * In the head of every page, after its styles: shows the page once its HTML and its two fonts have loaded. A font that is
 * applied later wraps lines differently, which moves everything below them. If the fonts take too long, the page keeps its
 * system fonts until the visitor goes to another page: see lib/lateFonts.ts.
 */

/** With Lighthouse's 4G and a CPU slowed down four times, they take 480 ms. */
const WAIT = 700 // ms
/** Long enough for fonts from the browser's cache. */
const WAIT_ON_SLOW_CONNECTION = 100 // ms

const page = document.documentElement.dataset
const { connection } = navigator as Navigator & { connection?: { effectiveType: string } }
const isSlow = connection !== undefined && connection.effectiveType !== '4g'

const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

// Browsers that cannot tell when fonts have loaded show the page immediately.
if ('fonts' in document) {
  page.fonts = 'pending'
  setTimeout(loadFonts)
  setTimeout(stopWaiting, isSlow ? WAIT_ON_SLOW_CONNECTION : WAIT)
}

/** Runs in a separate task: together with parsing the HTML, it takes a slow phone more than 50 ms. */
function loadFonts() {
  Promise.all([
    parsed,
    document.fonts.load('700 1em Bricolage Grotesque Variable'),
    document.fonts.load('1em Instrument Sans Variable'),
  ]).then(showSoon, showSoon)
}

function showSoon() {
  setTimeout(show)
}

/** Lays out the header and the rest in separate tasks, because together they take a slow phone longer than 50 ms. */
function show() {
  if (page.fonts !== 'pending') return
  page.fonts = 'header'
  layOut()
  setTimeout(() => {
    delete page.fonts
    layOut()
  })
}

function layOut() {
  // If a font fails to load immediately, the body may not have been parsed yet.
  document.body?.getBoundingClientRect()
}

function stopWaiting() {
  if (page.fonts === 'pending' && document.fonts.status === 'loading') page.fonts = 'late'
  else show()
}
