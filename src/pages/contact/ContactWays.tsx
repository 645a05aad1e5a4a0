import { site } from 'virtual:content/site'
import { EmailLink, PhoneLink, WhatsAppLink } from '@/components/ContactLink'
import { contactWays as copy } from '@/content/forms'
import styles from './ContactWays.module.css'

/** How to reach a person without the form. */
export function ContactWays() {
  const { phone, email, whatsapp } = site.contact
  return (
    <ul className={styles.ways}>
      <li>
        <PhoneLink number={phone}>
          <span>{copy.phone}</span> <b>{phone}</b>
        </PhoneLink>
      </li>
      {whatsapp && (
        <li>
          <WhatsAppLink number={whatsapp}>
            <span>{copy.whatsapp}</span> <b>{whatsapp}</b>
          </WhatsAppLink>
        </li>
      )}
      <li>
        <EmailLink address={email}>
          <span>{copy.email}</span> <b>{email}</b>
        </EmailLink>
      </li>
    </ul>
  )
}
