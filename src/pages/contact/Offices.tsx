import { type Office, site } from 'virtual:content/site'
import { useDeferredValue, useRef, useSyncExternalStore } from 'react'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { formatClosed, formatHours, formatLocality, officeCopy, shortDay } from '@/content/officeCopy'
import { useNearViewport } from '@/hooks/useNearViewport'
import styles from './Offices.module.css'
import { clockTime, type LocalTime, localTime, minutesOf, openState } from './openingHours'

const MINUTE_MS = 60_000

export function Offices() {
  return (
    <div className={styles.offices}>
      {site.offices.map((office) => (
        <OfficeCell key={office.id} office={office} />
      ))}
    </div>
  )
}

function OfficeCell({ office }: { office: Office }) {
  const { title, kind, address, hours, phone, email, timeZone } = office
  const clock = useRef<HTMLParagraphElement>(null)
  // Not while the page loads, and after what is urgent: the first time zone takes 70 ms on a phone.
  const isShown = useDeferredValue(useNearViewport(clock, { margin: 0 }))
  const minute = useMinute()
  const now = isShown && minute !== null ? localTime(timeZone, minute) : null
  return (
    <section className={styles.office} aria-labelledby={`office-${office.id}`}>
      <h2 id={`office-${office.id}`} className="step-3">
        {title}
      </h2>
      <p ref={clock} className={styles.clock} data-live>
        <span>{officeCopy.localTime}</span>
        {now && (
          <b>
            {shortDay(now.weekday)} <time>{clockTime(now.minutes).padStart('00:00'.length, '0')}</time>
          </b>
        )}
        <span className={styles.state}>{now && formatState(office, now)}</span>
      </p>
      <div className={`${styles.details} muted`}>
        <p>{kind}</p>
        <address>
          {address.street}, {formatLocality(address)}
        </address>
        {hours.map((each) => (
          <p key={each.from + each.opens}>
            {formatHours(each, clockTime(minutesOf(each.opens)), clockTime(minutesOf(each.closes)))}
          </p>
        ))}
        <p className={`${styles.ways} links`}>
          <PhoneLink className="target" number={phone} />
          <EmailLink className="target" address={email} />
        </p>
      </div>
    </section>
  )
}

function formatState({ hours }: Office, now: LocalTime): string {
  const state = openState(hours, now)
  if (state.isOpen) return officeCopy.open
  return formatClosed(state.opens && { ...state.opens, at: clockTime(minutesOf(state.opens.at)) })
}

/** The current time to the minute, in milliseconds. Null in the prerendered page. */
function useMinute(): number | null {
  return useSyncExternalStore(watchClock, thisMinute, () => null)
}

function thisMinute() {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

function watchClock(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    onChange()
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  tick()
  // Timers are late after a background tab or a sleeping computer.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
