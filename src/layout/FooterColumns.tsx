import { footerTexts } from 'virtual:content/footerTexts'
import { type Office, site } from 'virtual:content/site'
import { footerWords } from 'virtual:words/footer'
import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { SiteLink } from '@/components/SiteLink'
import styles from './FooterColumns.module.css'
import { hasLongLabel } from './longLabels'
import { footerLinks } from './navigation'

export function FooterColumns() {
  return (
    <div className={styles.columns}>
      <nav
        className={`${styles.column} ${styles.pages} screen-only`}
        data-long={isLong || undefined}
        aria-labelledby="footer-pages"
      >
        <h2 id="footer-pages" className="eyebrow muted">
          {footerWords.quickLinks}
        </h2>
        <Links links={footerLinks.map(({ label, path }) => ({ label, href: path }))} />
      </nav>
      <div className={`${styles.column} ${styles.contact}`}>
        <section>
          <h2 className="eyebrow muted">{footerTexts.contact}</h2>
          <div className={styles.links}>
            <PhoneLink number={site.contact.phone} className={styles.link} />
            <EmailLink address={site.contact.email} className={styles.link} />
          </div>
        </section>
        {site.social.length > 0 && (
          <section>
            <h2 className="visually-hidden">{footerWords.follow}</h2>
            <Links links={site.social} />
          </section>
        )}
      </div>
      {site.offices.map((office) => (
        <Column key={office.id} heading={office.kindAndTitle}>
          <OfficeDetails office={office} />
        </Column>
      ))}
    </div>
  )
}

const isLong = hasLongLabel(footerLinks.map(({ label }) => label))

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2 className="eyebrow muted">{heading}</h2>
      {children}
    </section>
  )
}

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink to={href} className={styles.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function OfficeDetails({ office: { addressLines, phone, email } }: { office: Office }) {
  return (
    <address>
      <p>
        {addressLines[0]}
        <br />
        {addressLines[1]}
      </p>
      {/* Phone and e-mail that equal the main contact are only listed under 'Talk to us'. */}
      {phone !== site.contact.phone && <PhoneLink number={phone} className={styles.link} />}
      {email !== site.contact.email && <EmailLink address={email} className={styles.link} />}
    </address>
  )
}
