/**
 * The address that plays a YouTube or Vimeo film inside a page, on the host of each that sets no cookies before
 * it plays; null for an address that names no film there.
 *
 * @param {string} address as it stands in the browser, in a share link or in an embed code
 * @returns {string | null}
 */
export function embedAddress(address) {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  return youtubeEmbed(url) ?? vimeoEmbed(url)
}

/** @param {URL} url */
function youtubeEmbed({ hostname, pathname, searchParams }) {
  const host = hostname.replace(/^(www|m)\./, '')
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null
  const path = host === 'youtu.be' ? pathname : /^\/(?:embed|shorts|live)(\/.+)$/.exec(pathname)?.[1]
  const id = pathname === '/watch' ? searchParams.get('v') : path?.slice(1)
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`
}

/** @param {URL} url */
function vimeoEmbed({ hostname, pathname, searchParams }) {
  const host = hostname.replace(/^www\./, '')
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  // An unlisted film has a second part, in its address or as `h`.
  const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
  if (!id) return null
  const key = hash ?? searchParams.get('h')
  if (key && !/^[0-9a-f]+$/.test(key)) return null
  return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`
}
