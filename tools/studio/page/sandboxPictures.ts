import { sprite } from 'virtual:content/drawings'

/** A picture that the frame asks for, and gets. */
export type MissingPicture = { address: string; picture?: Blob }

/** What a frame without an origin cannot load by itself. */
export function watchPictures() {
  document.addEventListener('error', askForPicture, true)
  void showDrawings()
}

/** `<use>` only loads files of the same origin, which a sandboxed frame does not have, so the drawings are inlined. */
async function showDrawings() {
  const response = await fetch(`${import.meta.env.BASE_URL}${sprite.slice(1)}`)
  document.body.insertAdjacentHTML('beforeend', `<div hidden>${await response.text()}</div>`)
  const link = () => {
    for (const use of document.querySelectorAll('use[href^="/"]'))
      use.setAttribute('href', String(use.getAttribute('href')).replace(/^.*#/, '#'))
  }
  link()
  const changes = { childList: true, subtree: true, attributeFilter: ['href'] }
  new MutationObserver(link).observe(document.body, changes)
}

/** One that was added just now is only in the page of the studio, and online all of them are at the git host. */
function askForPicture(event: ErrorEvent) {
  const { target } = event
  const address = target instanceof HTMLImageElement ? target.getAttribute('src') : null
  if (!address?.startsWith('/')) return
  // The component would show an empty picture instead.
  event.stopPropagation()
  window.top?.postMessage({ address }, '*')
}

export function showPicture({ address, picture }: MissingPicture) {
  if (!picture) return
  const url = URL.createObjectURL(picture)
  for (const image of document.querySelectorAll('img'))
    if (image.getAttribute('src') === address) image.src = url
}
