import { clock as clockTexts } from 'virtual:content/clock'
import { type Office, site } from 'virtual:content/site'
import { officesWords } from 'virtual:words/offices'
import { useDeferredValue, useRef, useSyncExternalStore } from 'react'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { type Weekday, weekdays } from '@/content/weekdays'
import { useNearViewport } from '@/hooks/useNearViewport'
import { clockTime, minutesOf } from '@/lib/clockTime'
import styles from './Offices.module.css'
import { type LocalTime, localTime, openState } from './openingHours'

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
  const { title, kind, streetAndPlace, hoursInWords, phone, email, timeZone } = office
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
        <span>{officesWords.localTime}</span>
        {now && (
          <b>
            {shortDay(now.weekday)}{' '}
            <time>{clockTime(now.minutes, clockTexts).padStart('00:00'.length, '0')}</time>
          </b>
        )}
        <span className={styles.state}>{now && formatState(office, now)}</span>
      </p>
      <div className={`${styles.details} muted`}>
        <p>{kind}</p>
        <address>{streetAndPlace}</address>
        {hoursInWords.map((hours) => (
          <p key={hours}>{hours}</p>
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
  if (state.isOpen) return officesWords.open
  if (!state.opens) return officesWords.closed
  const { at, weekday, inDays } = state.opens
  const time = clockTime(minutesOf(at), clockTexts)
  return inDays === 0 ? officesWords.opens({ time }) : officesWords.opensOn({ day: shortDay(weekday), time })
}

const shortDay = (day: Weekday) => clockTexts.weekdays[weekdays.indexOf(day)] ?? day

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
