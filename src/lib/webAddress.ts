/**
 * The URL from a document if it is safe to link to: only http and https, never `javascript:`. Accepts
 * 'www.example.com/me' too.
 */
export function webAddress(text: string): string | undefined {
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** The same for an image, which may also be a path on this site. */
export function imageAddress(text: string): string | undefined {
  return /^\/(?![/\\])/.test(text) ? text : webAddress(text)
}

/** A mailto: link if the text is exactly one e-mail address, without a subject or a second recipient. */
export function emailAddress(text: string): string | undefined {
  return /^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(text) ? `mailto:${text}` : undefined
}
