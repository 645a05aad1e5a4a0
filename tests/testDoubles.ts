/** What browsers have and jsdom has not. Each is used only where it is missing. */

const watched = new Map<Element, Set<IntersectionObserver>>()

class StandInIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  readonly report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.report = report
  }

  observe(element: Element) {
    watched.set(element, (watched.get(element) ?? new Set()).add(this))
  }

  unobserve(element: Element) {
    watched.get(element)?.delete(this)
  }

  disconnect() {
    for (const observers of watched.values()) observers.delete(this)
  }

  takeRecords() {
    return []
  }
}

/** What a browser tells every observer of the element when it is scrolled in or out of sight. */
export function reportSight(element: Element, isIntersecting: boolean) {
  const bounds = element.getBoundingClientRect()
  const entry: IntersectionObserverEntry = {
    boundingClientRect: bounds,
    intersectionRatio: isIntersecting ? 1 : 0,
    intersectionRect: bounds,
    isIntersecting,
    rootBounds: null,
    target: element,
    time: 0,
  }
  for (const observer of [...(watched.get(element) ?? [])]) {
    if (observer instanceof StandInIntersectionObserver) observer.report([entry], observer)
  }
}

const queries = new Map<string, StandInMediaQuery>()

class StandInMediaQuery extends EventTarget implements MediaQueryList {
  matches = false
  onchange = null
  readonly media: string

  constructor(media: string) {
    super()
    this.media = media
  }

  addListener() {}
  removeListener() {}
}

function standInMatchMedia(media: string): StandInMediaQuery {
  const query = queries.get(media) ?? new StandInMediaQuery(media)
  queries.set(media, query)
  return query
}

/** Makes a media query match, or no longer match, as a change of a system setting does. */
export function setMedia(media: string, matches: boolean) {
  const query = standInMatchMedia(media)
  query.matches = matches
  query.dispatchEvent(new Event('change'))
}

const openers = new WeakMap<Element, Element | null>()

function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.setAttribute('open', '')
  this.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus()
}

function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

/** The attributes by which a browser's own stylesheet hides elements. */
const HIDING = ['hidden', 'open', 'type', 'popover']

const sharedStyles = new Map<string, CSSStyleDeclaration>()
const computeStyle = globalThis.getComputedStyle

/**
 * Finding an element by its role asks for the style of hundreds of others. After each change of the document jsdom
 * matches a browser's stylesheet to each of them again, so elements of the same kind share one style here.
 */
function shareComputedStyle(element: Element, pseudoElement?: string | null) {
  if (pseudoElement || element.hasAttribute('style') || isInvisible(element)) {
    return computeStyle(element, pseudoElement)
  }
  const kind = [element.localName, ...HIDING.map((name) => element.getAttribute(name) ?? '-')].join(' ')
  const style = sharedStyles.get(kind) ?? computeStyle(element.cloneNode() as Element)
  sharedStyles.set(kind, style)
  return style
}

/** `visibility` is the one inherited property that hides elements. */
function isInvisible(element: Element | null): boolean {
  if (!element) return false
  return /visibility/.test(element.getAttribute('style') ?? '') || isInvisible(element.parentElement)
}

export function installStandIns() {
  window.getComputedStyle = shareComputedStyle
  globalThis.IntersectionObserver = StandInIntersectionObserver
  window.matchMedia = standInMatchMedia
  HTMLDialogElement.prototype.showModal ??= showModal
  HTMLDialogElement.prototype.close ??= close
  Element.prototype.scrollIntoView ??= () => {}
  if (!('CSS' in globalThis)) Object.assign(globalThis, { CSS: { supports: () => false } })
  // It hides popovers as browsers do, and never sees the stylesheet that shows ours from the start.
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: '[popover] { display: block !important }',
    }),
  )
  // jsdom has one that only reports that it does nothing.
  window.scrollTo = () => {}
}

/** The next file would otherwise take this file's function for jsdom's. */
export function removeStandIns() {
  window.getComputedStyle = computeStyle
}

export function resetStandIns() {
  watched.clear()
  queries.clear()
}
