/** An API key can be restricted to the pages of the site. Firestore then refuses requests without their referer. */
export function fetchWithReferer(siteUrl: string, fetch = globalThis.fetch): typeof globalThis.fetch {
  return (input, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Referer', `${siteUrl}/`)
    return fetch(input, { ...init, headers })
  }
}
