import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { PhoneLink, PhoneNumber } from '@/components/ContactLink'
import { SiteLink } from '@/components/SiteLink'
import styles from './Ways.module.css'

/** The bar and the drawer have room for the urgent number and the booking service only if there are any. */
export const hasWays = () => Boolean(site.contact.urgent || site.contact.booking)

/** In the bar at every width. The number itself only shows where it fits. */
export function BarWays() {
  const { urgent, booking } = site.contact
  if (!hasWays()) return null
  return (
    <ul className={`${styles.bar} screen-only`}>
      {urgent && (
        <li>
          <PhoneLink number={urgent.phone} className={`${styles.way} line label`}>
            {urgent.label}
            <span className={styles.number}>
              <PhoneNumber number={urgent.phone} />
            </span>
          </PhoneLink>
        </li>
      )}
      {booking && (
        <li>
          <SiteLink to={booking} className={`${styles.way} line label`}>
            {frameWords.book}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}

/** At the top of the drawer. */
export function DrawerWays({ onLeave }: { onLeave: () => void }) {
  const { urgent, booking, phone } = site.contact
  if (!hasWays()) return null
  return (
    <ul className={`${styles.drawer} ruled`}>
      {urgent && (
        <li>
          <PhoneLink number={urgent.phone} className={`${styles.entry} wrap-anywhere`}>
            {urgent.label} <PhoneNumber number={urgent.phone} />
          </PhoneLink>
        </li>
      )}
      {urgent?.phone !== phone && (
        <li>
          <PhoneLink number={phone} className={`${styles.entry} wrap-anywhere`}>
            {frameWords.call} <PhoneNumber number={phone} />
          </PhoneLink>
        </li>
      )}
      {booking && (
        <li>
          <SiteLink to={booking} className={styles.entry} onClick={onLeave}>
            {frameWords.book}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
