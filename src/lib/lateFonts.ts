/** Applies the web fonts if they loaded too late for the page that the visitor opened first: see inline/awaitFonts.ts. */
export function applyLateFonts() {
  const { dataset } = document.documentElement
  if (dataset.fonts && document.fonts.status === 'loaded') delete dataset.fonts
}
