import { store } from './store'

/** Pictures are at the git host, not at the studio's address: the browser asks here first, and then for those at the host. */
export function showHostPictures() {
  document.addEventListener('error', ({ target }) => void replace(target), true)
}

async function replace(target: EventTarget | null) {
  if (!(target instanceof HTMLImageElement)) return
  const address = target.getAttribute('src')
  const picture = address?.startsWith('/') ? await store.readPicture(address) : null
  if (picture) target.src = URL.createObjectURL(picture)
}
