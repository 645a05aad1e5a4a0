import { clock as clockTexts } from 'virtual:content/clock'
import { practices } from 'virtual:content/practices'
import { type Office, site } from 'virtual:content/site'
import { officesWords } from 'virtual:words/offices'
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { clockFace, clockTime, minutesOf, type Weekday, weekdays } from '@/lib/clockTime'
import { arrangeHours, DAY } from './arrangeHours'
import { DayLine } from './DayLine'
import styles from './Offices.module.css'
import { type LocalTime, localTime, openState } from './openingHours'

const MINUTE_MS = 60_000

/** The first office, the day of all offices as a line, and the others below it, next to the form. */
export function Offices({ form, ways }: { form: ReactNode; ways: ReactNode }) {
  // After what is urgent: the first time zone takes 70 ms on a phone.
  const minute = useDeferredValue(useMinute(), null)
  const times = minute === null ? undefined : site.offices.map(({ timeZone }) => localTime(timeZone, minute))
  const { rows, now } = arrangeHours(site.offices, times, ((minute ?? 0) / MINUTE_MS) % DAY)
  const timeOf = (office: Office) => times?.[site.offices.indexOf(office)]
  const isOpen = (office: Office) => {
    const local = timeOf(office)
    return local !== undefined && openState(office.hours, local).isOpen
  }
  const [first, ...others] = rows.map(({ office }) => (
    <OfficeCell key={office.id} office={office} now={timeOf(office)} />
  ))
  const openOffices = new Set(site.offices.filter(isOpen).map(({ id }) => id))
  return (
    <>
      {first}
      <DayLine rows={rows} now={now} openOffices={openOffices} />
      <div className={`${styles.columns} column`}>
        <div className={styles.side}>
          <div>{others}</div>
          {ways}
        </div>
        {form}
      </div>
    </>
  )
}

function OfficeCell({ office, now }: { office: Office; now: LocalTime | undefined }) {
  const { title, kind, streetAndPlace, hoursInWords, phone, email } = office
  const state = now && openState(office.hours, now)
  return (
    <section className={styles.office} aria-labelledby={`office-${office.id}`}>
      <h2 id={`office-${office.id}`}>{title}</h2>
      <p className={styles.clock} data-live>
        <span className="visually-hidden">{officesWords.localTime}</span>
        {now && <time data-open={state?.isOpen}>{clockFace(now.minutes, clockTexts)}</time>}
      </p>
      <p
        className={`${styles.state} label`}
        data-live
        data-open={state?.isOpen}
        data-practice={practices.length}
      >
        {state && formatState(state)}
      </p>
      <div className={`${styles.details} muted`}>
        <p>{kind}</p>
        <address>{streetAndPlace}</address>
        {hoursInWords.map((hours) => (
          <p key={hours}>{hours}</p>
        ))}
        <p className={`${styles.links} links`}>
          <PhoneLink className="target label wrap-anywhere" number={phone} />
          {email !== site.contact.email && (
            <EmailLink className="target label wrap-anywhere" address={email} />
          )}
        </p>
      </div>
    </section>
  )
}

function formatState(state: ReturnType<typeof openState>): string {
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

/** Every second, because a timer of a minute is late after a background tab or a sleeping computer. */
function watchClock(onChange: () => void) {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}
