import { store } from './store'

/** Pictures are at the git host, not at the studio's address: the browser asks here first, and then for those at the host. */
export function showHostPictures() {
  document.addEventListener('error', ({ target }) => void replace(target), true)
}

async function replace(target: EventTarget | null) {
  const url = target instanceof HTMLImageElement && URL.canParse(target.src) ? new URL(target.src) : null
  if (!(target instanceof HTMLImageElement) || url?.origin !== location.origin) return
  const picture = await store.readPicture(decodeURIComponent(url.pathname))
  if (picture) target.src = URL.createObjectURL(picture)
}
