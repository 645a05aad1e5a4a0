/**
 * The URL that plays a YouTube or Vimeo film in an iframe, on the host of each that sets no cookies before playback.
 * Accepts the address in the browser, a share link or an embed URL. Returns null for anything else.
 */
export function embedUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  return youtubeEmbed(url) ?? vimeoEmbed(url)
}

function youtubeEmbed({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m)\./, '')
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null
  const path = host === 'youtu.be' ? pathname : /^\/(?:embed|shorts|live)(\/.+)$/.exec(pathname)?.[1]
  const id = pathname === '/watch' ? searchParams.get('v') : path?.slice(1)
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`
}

function vimeoEmbed({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^www\./, '')
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const [, id, pathHash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
  if (!id) return null
  // Unlisted films need their hash, which is in the path or in `h`.
  const hash = pathHash ?? searchParams.get('h')
  if (hash && !/^[0-9a-f]+$/.test(hash)) return null
  return `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`
}
