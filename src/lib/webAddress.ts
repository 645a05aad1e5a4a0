/**
 * An address from a document, if it is one that a link may lead to: never `javascript:` and the like. People write
 * 'www.example.com/me' as well.
 */
export function webAddress(text: string): string | undefined {
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** The same for an image, which may also stand on this site itself. */
export function imageAddress(text: string): string | undefined {
  return /^\/(?![/\\])/.test(text) ? text : webAddress(text)
}

/** An e-mail address as a link, if it is one and nothing more: no subject, no second receiver. */
export function emailAddress(text: string): string | undefined {
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(text) ? `mailto:${text}` : undefined
}
