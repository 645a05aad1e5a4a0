import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { formatClosed, formatHours, formatOpenState, officeCopy } from '@/content/officeCopy'
import { type Office, site } from '@/content/site'
import { useMinute } from '@/hooks/useMinute'
import { placeOf } from '@/lib/placeOf'
import styles from './Offices.module.css'
import { clockTime, hoursOn, type LocalTime, localTime, minutesOf, openState } from './openingHours'

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
  const minute = useMinute()
  const now = minute === null ? null : localTime(timeZone, minute)
  return (
    <section className={styles.office} aria-labelledby={`office-${office.id}`}>
      <h2 id={`office-${office.id}`}>{title}</h2>
      {/* Reserves space, so that nothing shifts when the clock starts. */}
      <p className={styles.clock}>
        {now && (
          <>
            <span className="visually-hidden">{officeCopy.localTime} </span>
            <time>{clockTime(now.minutes).padStart('00:00'.length, '0')}</time>
          </>
        )}
      </p>
      <div className={`${styles.details} muted`}>
        <p>{kind}</p>
        <address>
          {address.street}, {placeOf(address)}
        </address>
        {hours.map((each) => (
          <p key={each.from + each.opens}>
            {formatHours(each, clockTime(minutesOf(each.opens)), clockTime(minutesOf(each.closes)))}
          </p>
        ))}
        <p className={styles.ways}>
          <PhoneLink number={phone} />
          <EmailLink address={email} />
        </p>
      </div>
      <Day office={office} now={now} />
      <p className={`${styles.state} muted small`}>{now && sayState(office, now)}</p>
    </section>
  )
}

const DAY_WIDTH = 480
const DAY_MINUTES = 24 * 60
const xOf = (minutes: number) => (minutes / DAY_MINUTES) * DAY_WIDTH

/** Today's opening hours and the current time on a 24-hour scale. The text below says the same. */
function Day({ office, now }: { office: Office; now: LocalTime | null }) {
  const today = now ? hoursOn(office.hours, now.weekday) : office.hours.slice(0, 1)
  return (
    <svg
      className={styles.day}
      viewBox={`0 0 ${DAY_WIDTH} 34`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={`M0 26H${DAY_WIDTH}`} />
      {today.map(({ opens, closes }) => (
        <path
          key={opens}
          className={styles.open}
          d={`M${xOf(minutesOf(opens))} 18H${xOf(minutesOf(closes))}V34H${xOf(minutesOf(opens))}z`}
        />
      ))}
      {now && <path className={styles.now} d={`M${xOf(now.minutes)} 6V34`} />}
    </svg>
  )
}

function sayState({ hours }: Office, now: LocalTime): string {
  const state = openState(hours, now)
  if (state.isOpen) return formatOpenState(clockTime(now.minutes))
  return formatClosed(state.opens && { ...state.opens, at: clockTime(minutesOf(state.opens.at)) })
}
