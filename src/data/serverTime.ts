/** The rules refuse a query for later dates than the server's time, and few clocks are exact. */
const MARGIN = 60_000 // ms

let clockIsAhead = 0 // ms

const TIMEOUT_MS = 5_000

/** A time that the server has already reached, unless this computer's clock is more than a minute ahead. */
export function pastTime(): Date {
  return new Date(Date.now() - clockIsAhead - MARGIN)
}

/** Compares this computer's clock with that of the site's server. */
export async function correctClock() {
  if (typeof location === 'undefined') return
  try {
    const { headers } = await fetch(location.origin, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const ahead = Date.now() - Date.parse(headers.get('date') ?? '')
    if (ahead > 0) clockIsAhead = ahead
  } catch {
    // The request that follows fails as well, and reports it.
  }
}
