// In the head of every page: applies what the visitor chose before anything is painted.

const page = document.documentElement.dataset
const currencies = __CURRENCIES__

try {
  // See scripts/build/lateLayout.ts.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const hasFragment = visit && `${visit.name}${location}`.includes('#')
  if (visit?.type === 'navigate' && !hasFragment) page.fresh = 'first'

  const theme = localStorage.getItem('theme')
  if (theme) page.theme = theme
  if (localStorage.getItem('member')) page.member = ''
  const place = currencies.indexOf(localStorage.getItem('currency') ?? '')
  if (place !== -1) page.currency = String(place)
} catch {
  // The browser blocks storage.
}

try {
  page.currency ??= likelyCurrency(navigator.language)
} catch {
  // The language is not valid.
}

/** Its place in the list. */
function likelyCurrency(language: string) {
  // Working out a missing region can take 80 ms on a phone.
  const region = /-[A-Z]{2}$/.test(language)
    ? language.slice(-2)
    : new Intl.Locale(language).maximize().region
  const place = currencies.findIndex((currency) => region && currency.startsWith(region))
  return String(Math.max(0, place))
}
