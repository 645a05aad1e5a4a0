/** The address with which this window was opened. */
const ADDRESS = 'studio-address'
/** Decap notes there that this window has started to sign in. */
const STARTED = 'decap-cms-auth'

/**
 * GitLab signs in on a page of its own, which leads back to the start page of the studio, and Decap's button for it removes the
 * address of the open entry. Returns what brings the address back.
 */
export function keepAddress(): () => void {
  const isReturning = new URLSearchParams(location.search).has('state')
  if (!isReturning) sessionStorage.setItem(ADDRESS, location.hash)
  // Decap would accept an answer that this window has not asked for, if its state is `null`.
  else if (!sessionStorage.getItem(STARTED)) history.replaceState(null, '', '/')
  const address = sessionStorage.getItem(ADDRESS)
  return () => {
    if (address && !location.hash) location.replace(address)
  }
}

/** GitLab ends a token when another window renews it. */
export function followToken(stock: object) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'decap-cms-user' || !newValue) return
    const { token, refresh_token: refreshToken } = JSON.parse(newValue)
    Object.assign(stock, { token, refreshToken })
  })
}
