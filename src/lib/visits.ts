import { analytics } from 'virtual:content/analytics'
import { env } from '@/env'
import { whenIdle } from './dom'

type Goal = 'Message sent' | 'Account created' | 'Plan added'

/** Counts something that a visitor has done. Owners name it so in their tool. */
export function countGoal(goal: Goal) {
  if (analytics) whenIdle(() => send(goal))
}

export function countPage(referrer: string) {
  // Within this site, a browser gives the whole address of the page before.
  send(null, referrer.replace(/[?#].*/, ''))
}

/** Neither cookies nor an identifier, and no query: it can contain an e-mail address or the code of a link. */
function send(goal: Goal | null, referrer = '') {
  if (!analytics || !isCounted()) return
  const { endpoint, ...request } = requestOf(analytics, goal, referrer)
  // The tools read the text as JSON. Their answers are not needed, so none has to allow this site to read them.
  const options = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true } as const
  fetch(endpoint, { ...options, ...request }).catch(() => {})
}

/** Previews and local sites have other addresses. */
const isCounted = () =>
  location.origin === env.siteUrl && Reflect.get(navigator, 'globalPrivacyControl') !== true

function requestOf(
  { tool, endpoint, website }: NonNullable<typeof analytics>,
  goal: Goal | null,
  referrer: string,
): { endpoint: string; body?: string } {
  const { origin, hostname, pathname } = location
  const { title } = document
  switch (tool) {
    case 'plausible': {
      const event = { name: goal ?? 'pageview', url: origin + pathname, referrer }
      return { endpoint, body: JSON.stringify({ ...event, domain: website || hostname }) }
    }
    case 'umami': {
      const payload = { website, hostname, url: pathname, title, referrer, ...(goal && { name: goal }) }
      return { endpoint, body: JSON.stringify({ type: 'event', payload }) }
    }
    case 'goatcounter': {
      const page = goal ? { p: goal, e: 'true' } : { p: pathname, t: title, r: referrer }
      return { endpoint: `${endpoint}?${new URLSearchParams(page)}` }
    }
  }
}
