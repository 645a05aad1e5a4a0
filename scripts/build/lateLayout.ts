/**
 * On a phone, the first paint shows the header and the first text of a page. These parts follow, from the top to the bottom.
 * The footer is one of them, and so is every section but the first: they would move when something above them appears.
 */
export const LATE_PARTS = [
  '[data-late-layout]>*',
  '[data-late-on-phones]>*',
  '[data-late-after-first]>:nth-child(n+2)',
  '[data-late-text]>:nth-child(n+7)',
  'main>:nth-child(n+2)',
  'main~footer',
].join()

/**
 * Content below the fold is not laid out before the first paint, if the page opens at its top: src/inline/preferences.ts
 * sets data-fresh, and lib/lateLayout.ts sets it for the pages that the app opens next. In every other case the browser
 * needs the real heights at once, to restore a scroll position or to find a fragment. After the first paint,
 * src/inline/loadApp.ts lays out what is near the viewport, one part per task, and lib/lateLayout.ts lays out the rest.
 * Inline in every page, because it is needed before the site's stylesheet has loaded.
 *
 * The first cards of a list have their real height at once: a short list ends in the first screen, and the footer would
 * shift. Chromium also lays out the next 1.5 screens, which on a phone doubles the work of the first paint. So there, all late
 * parts are skipped explicitly until loadApp.ts reaches them. What is skipped is invisible, too: otherwise, Chromium sometimes
 * counts its border or background as shifted from the top of the page (0.25). In higher windows, visitors would see the parts
 * appear one after the other.
 */
export const LATE_LAYOUT = `@media screen{@supports (content-visibility:auto){
[data-fresh] :where(div[data-late-layout]>*,ul[data-late-layout]>:nth-child(n+5)):not([data-late=near]){content-visibility:auto;contain-intrinsic-size:400px}
@media (max-width:600px) and (max-height:860px){
[data-fresh=first] :is(${LATE_PARTS}):not([data-late]){content-visibility:hidden;visibility:hidden;contain-intrinsic-size:200px}
}}}`.replaceAll('\n', '')
