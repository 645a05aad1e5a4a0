/** The address with which this window was opened. */
const ADDRESS = 'studio-address'
/** Decap notes there that this window has started to sign in. */
const STARTED = 'decap-cms-auth'

/**
 * After the sign-in, GitLab always returns to the start page of the studio, and Decap's login button clears the address of
 * the open entry. Returns a function that restores it.
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
