/** Browser APIs that jsdom lacks, and a network that never responds. */

const watched = new Map<Element, Set<StandInIntersectionObserver>>()

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
export function reportSight(target: Element, isIntersecting: boolean) {
  const entry = { target, isIntersecting, boundingClientRect: target.getBoundingClientRect() }
  for (const observer of [...(watched.get(target) ?? [])]) {
    observer.report([entry as IntersectionObserverEntry], observer)
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

export function installStandIns() {
  globalThis.IntersectionObserver = StandInIntersectionObserver
  window.matchMedia = standInMatchMedia
  HTMLDialogElement.prototype.showModal ??= showModal
  HTMLDialogElement.prototype.close ??= close
  Element.prototype.scrollIntoView ??= () => {}
  if (!('CSS' in globalThis)) Object.assign(globalThis, { CSS: { supports: () => false } })
  // It hides popovers as browsers do, and never sees the stylesheet that shows ours from the start.
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '[popover] { display: block !important }'
  // jsdom has one that only reports that it does nothing.
  window.scrollTo = () => {}
  // A request that fails after its test has ended would log an error during the next test and fail it.
  globalThis.fetch = () => new Promise(() => {})
}

export function resetStandIns() {
  watched.clear()
  queries.clear()
}

/** An error of the sign-in provider. */
export const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })
