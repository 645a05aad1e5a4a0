import { clock as clockTexts } from 'virtual:content/clock'
import { practices } from 'virtual:content/practices'
import { type Office, site } from 'virtual:content/site'
import { officesWords } from 'virtual:words/offices'
import { type ReactNode, useDeferredValue } from 'react'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { Sentence } from '@/components/Sentence'
import { SiteLink } from '@/components/SiteLink'
import { thisMinute, useMinute } from '@/hooks/useMinute'
import { clockFace, clockTime, minutesOf, weekdays } from '@/lib/clockTime'
import { formatDate } from '@/lib/dates'
import { arrangeHours, DAY } from './arrangeHours'
import { DayLine } from './DayLine'
import styles from './Offices.module.css'
import {
  type DifferentDays,
  differentDays,
  hasHours,
  type LocalTime,
  localTime,
  type OpenState,
  openState,
  weekdayOf,
} from './openingHours'

const MINUTE_MS = 60_000

/** The offices side by side, the day of all offices as a line, and the form next to the other ways. */
export function Offices({ form, ways }: { form: ReactNode; ways: ReactNode }) {
  // After what is urgent: the first time zone takes 70 ms on a phone.
  const minute = useDeferredValue(useMinute(), null)
  const times = minute === null ? undefined : site.offices.map(({ timeZone }) => localTime(timeZone, minute))
  const { rows, now } = arrangeHours(site.offices, times, ((minute ?? 0) / MINUTE_MS) % DAY)
  const byAppointment = site.offices.filter((office) => !hasHours(office))
  const timeOf = (office: Office) => times?.[site.offices.indexOf(office)]
  const isOpen = (office: Office) => {
    const local = timeOf(office)
    return local !== undefined && openState(office, local)?.isOpen === true
  }
  const openOffices = new Set(site.offices.filter(isOpen).map(({ id }) => id))
  return (
    <>
      <div className={styles.offices}>
        {[...rows.map(({ office }) => office), ...byAppointment].map((office) => (
          <OfficeCell key={office.id} office={office} now={timeOf(office)} />
        ))}
      </div>
      {rows.length > 0 && <DayLine rows={rows} now={now} openOffices={openOffices} />}
      <div className={`${styles.columns} column`}>
        {form}
        {ways}
      </div>
    </>
  )
}

function OfficeCell({ office, now }: { office: Office; now: LocalTime | undefined }) {
  const { title, kind, streetAndPlace, hoursInWords, phone, email, map } = office
  const state = now && openState(office, now)
  return (
    <section className={styles.office} aria-labelledby={`office-${office.id}`}>
      <div className={styles.head}>
        <h2 id={`office-${office.id}`}>{title}</h2>
        <p className={`${styles.clock} screen-only`} data-live>
          {!isVisitorsTime(now) && (
            <>
              <span className="visually-hidden">{officesWords.localTime}</span>
              {now && <time data-open={state?.isOpen}>{clockFace(now.minutes, clockTexts)}</time>}
            </>
          )}
        </p>
      </div>
      {(hasHours(office) || state) && (
        <p
          className={`${styles.state} label screen-only`}
          data-live
          data-open={state?.isOpen}
          data-practice={practices.length}
        >
          {state && (
            <span key={JSON.stringify(state)}>
              <State state={state} />
            </span>
          )}
        </p>
      )}
      <div className={`${styles.details} muted small`}>
        <div>
          <p>{kind}</p>
          <address>{streetAndPlace}</address>
        </div>
        <div>
          {hoursInWords.map((hours) => (
            <p key={hours}>{hours}</p>
          ))}
          {office.closed.length + office.specialHours.length > 0 && (
            <div className={`${styles.differentDays} label`} data-live>
              {now &&
                differentDays(office, now.date).map((days) => (
                  <p key={days.from + days.opens}>
                    <Calendar />
                    <span>
                      <Days {...days} />
                    </span>
                  </p>
                ))}
            </div>
          )}
        </div>
      </div>
      <p className="links">
        <PhoneLink className="target label wrap-anywhere" number={phone} />
        {email !== site.contact.email && <EmailLink className="target label wrap-anywhere" address={email} />}
        {map && (
          <SiteLink className="target label" to={map}>
            {officesWords.directions}
          </SiteLink>
        )}
      </p>
    </section>
  )
}

function Calendar() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M2 4H18V18H2zM2 8.5H18M6 1V6M14 1V6" />
    </svg>
  )
}

/** A single office tells visitors in its time zone only what their own clock says. */
function isVisitorsTime(now: LocalTime | undefined): boolean {
  if (!now || site.offices.length > 1) return false
  const here = localTime(Intl.DateTimeFormat().resolvedOptions().timeZone, thisMinute())
  return here.minutes === now.minutes && here.date === now.date
}

function State({ state }: { state: OpenState }) {
  if (state.isOpen) return officesWords.open
  const { reason, opens } = state
  if (!opens) return reason ? officesWords.closedFor({ reason }) : officesWords.closed
  const { at, date, inDays } = opens
  const time = formatTime(at)
  if (inDays === 0) return <Kept of={officesWords.opens} values={{ time }} />
  const day = inDays >= weekdays.length ? formatDay(date) : shortWeekday(date)
  return reason ? (
    <Kept of={officesWords.closedForUntil} values={{ day, time }} reason={reason} />
  ) : (
    <Kept of={officesWords.opensOn} values={{ day, time }} />
  )
}

function Days({ reason, opens, closes, ...days }: DifferentDays) {
  const [from, to] = [formatDay(days.from), formatDay(days.to)]
  if (opens && closes) {
    const times = { opens: formatTime(opens), closes: formatTime(closes) }
    return from === to ? (
      <Kept of={officesWords.hoursOn} values={{ day: from, ...times }} reason={reason} />
    ) : (
      <Kept of={officesWords.hoursFromTo} values={{ from, to, ...times }} reason={reason} />
    )
  }
  return from === to ? (
    <Kept of={officesWords.closedOn} values={{ day: from }} reason={reason} />
  ) : (
    <Kept of={officesWords.closedFromTo} values={{ from, to }} reason={reason} />
  )
}

type KeptProps<Name extends string> = {
  of: (values: Record<Name | 'reason', string>) => string
  /** Days and times, each of which stays on one line. */
  values: Record<Name, string>
  reason?: string
}

function Kept<Name extends string>({ of, values, reason = '' }: KeptProps<Name>) {
  const kept = Object.entries<string>(values).map(([name, value]) => [
    name,
    <span key={name} className="one-line">
      {value}
    </span>,
  ])
  return <Sentence of={of} links={{ ...Object.fromEntries(kept), reason }} />
}

const formatTime = (time: string) => clockTime(minutesOf(time), clockTexts)
const formatDay = (date: string) => formatDate(Date.parse(date))
const shortWeekday = (date: string) => clockTexts.weekdays[weekdays.indexOf(weekdayOf(date))] ?? ''
