/**
 * The URL from a document if it is safe to link to: only http and https, never `javascript:`. Accepts
 * 'www.example.com/me' too.
 */
export function webAddress(text: string): string | undefined {
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
  const url = parseUrl(whole)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** A placeholder origin: a path that resolves to another origin is a URL of another site. */
const HERE = 'http://this-site.invalid'

/** The same for an image, which may also be a path on this site. */
export function imageAddress(text: string): string | undefined {
  return text.startsWith('/') ? sitePath(text) : webAddress(text)
}

/** The path as a browser resolves it: that drops tabs and line ends, and reads a backslash as a slash. */
export function sitePath(text: string): string | undefined {
  const url = parseUrl(text, HERE)
  // '/.//elsewhere.example' is a path, but what remains of it names another host.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Not with `URL.canParse`: an iPhone with iOS 16 has none, and an error while rendering takes its page away. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** As it is if it is not valid percent-encoding, such as '100%'. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A mailto: link if the text is exactly one e-mail address, without a subject or a second recipient. */
export function emailAddress(text: string): string | undefined {
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(text) ? `mailto:${text}` : undefined
}

/** True for absolute URLs, which need a plain link instead of the router's. */
export function isExternal(path: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(path)
}
