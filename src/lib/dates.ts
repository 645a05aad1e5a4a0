const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // Articles are dated by the day, and the day must not change with the reader's place or the build's.
  timeZone: 'UTC',
})

/** '18 Nov 2026' */
export function formatDate(milliseconds: number): string {
  return longDate.format(milliseconds)
}

const shortMoment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** '20 Nov 2026, 16:05', at the reader's own time: only for what is never built into a page. */
export function formatMoment(milliseconds: number): string {
  return shortMoment.format(milliseconds)
}

export function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
