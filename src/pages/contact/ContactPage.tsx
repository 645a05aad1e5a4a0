import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { frameWords } from 'virtual:words/frame'
import { useUserKey } from '@/auth/useAuth'
import { AddressText, digitsOf, EmailLink, PhoneLink, PhoneNumber } from '@/components/ContactLink'
import { PageSection } from '@/components/PageSection'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/paths'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { Offices } from './Offices'

export function ContactPage() {
  // The next user of this browser gets an empty form.
  const userKey = useUserKey()
  return (
    <PageSection path={paths.contact} page={pageTexts.contact} alone>
      <Offices form={<ContactForm key={userKey} />} ways={<ContactWays />} />
    </PageSection>
  )
}

/** How to reach a person without the form. A number that an office shows is not repeated. */
export function ContactWays() {
  const { phone, email, whatsapp, urgent, booking } = site.contact
  const officePhones = site.offices.map((office) => office.phone)
  return (
    <ul className={styles.ways}>
      {urgent && (
        <li>
          <PhoneLink className="row plain wrap-anywhere" number={urgent.phone}>
            <span>{urgent.label}</span>{' '}
            <b>
              <PhoneNumber number={urgent.phone} />
            </b>
          </PhoneLink>
        </li>
      )}
      {!officePhones.includes(phone) && (
        <li>
          <PhoneLink className="row plain wrap-anywhere" number={phone}>
            <span>{contactWords.call}</span>{' '}
            <b>
              <PhoneNumber number={phone} />
            </b>
          </PhoneLink>
        </li>
      )}
      {booking && (
        <li>
          <SiteLink className="row plain" to={booking}>
            <b>{frameWords.book}</b>
          </SiteLink>
        </li>
      )}
      {whatsapp && (
        <li>
          <a
            className="row plain wrap-anywhere"
            href={`https://wa.me/${digitsOf(whatsapp)}`}
            rel="noopener noreferrer"
          >
            <span>{contactWords.whatsapp}</span>{' '}
            <b>
              <PhoneNumber number={whatsapp} />
            </b>
          </a>
        </li>
      )}
      <li>
        <EmailLink className="row plain wrap-anywhere" address={email}>
          <span>{contactWords.email}</span>{' '}
          <b>
            <AddressText text={email} />
          </b>
        </EmailLink>
      </li>
    </ul>
  )
}
