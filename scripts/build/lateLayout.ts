/** What is below the first screen of a phone, and the footer, which short pages show a little later. */
export const BELOW_FIRST_SCREEN = [
  'div[data-late-layout]>*',
  '[data-late-on-phones]>*',
  'ul[data-late-layout]>:nth-child(n+5)',
  '[data-late-after-first]>:nth-child(n+2)',
  '[data-late-text]>:nth-child(n+7)',
].join()

/**
 * Content below the fold is not laid out before the first paint, if the page opens at its top: src/inline/preferences.ts
 * sets data-fresh, and lib/lateLayout.ts sets it for the pages that the app opens next. In every other case the browser
 * needs the real heights at once, to restore a scroll position or to find a fragment. When the fonts have loaded,
 * src/inline/loadApp.ts lays out what is near the viewport, one part per task, and lib/lateLayout.ts lays out the rest.
 * Inline in every page, because it is needed before the site's stylesheet has loaded.
 *
 * The first cards of a list have their real height at once: a short list ends in the first screen, and the footer would
 * shift. Chromium also lays out the next 1.5 screens, which on a phone doubles the work of the first paint, so there it is
 * skipped explicitly. Windows that are higher than a phone's could show some of it. What is skipped is invisible, too:
 * otherwise, Chromium sometimes counts its border or background as shifted from the top of the page (0.25).
 */
export const LATE_LAYOUT = `@media screen{
[data-fresh] :is(div[data-late-layout]>*,ul[data-late-layout]>:nth-child(n+5)):not([data-late=near]){content-visibility:auto;contain-intrinsic-size:400px}
@media (max-width:600px) and (max-height:860px){
[data-fresh=first] :is(${BELOW_FIRST_SCREEN}):not([data-late]){content-visibility:hidden;visibility:hidden;contain-intrinsic-size:200px}
}}`.replaceAll('\n', '')
