/**
 * A fetch for the build of a live site. Its key may be restricted to the pages of that site, so the build says that it
 * is one: without that Firestore would refuse it, and the pages would hold what the files say instead of what is stored.
 * @param {typeof fetch} ask
 * @param {string} siteUrl
 * @returns {typeof fetch}
 */
export function asTheSite(ask, siteUrl) {
  return (address, options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('Referer', `${siteUrl}/`)
    return ask(address, { ...options, headers })
  }
}
