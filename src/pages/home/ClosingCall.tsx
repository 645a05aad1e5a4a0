import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/PageLink'
import { Section } from '@/components/Section'
import { Tag } from '@/components/Tag'
import { closingCall } from '@/content/homeSections'
import { practices } from '@/content/practices'
import { paths, servicesOf } from '@/paths'
import styles from './ClosingCall.module.css'

/** Set like a ledger: example problems and a total of zero. */
export function ClosingCall() {
  const { heading, intro, entries, total, action } = closingCall
  return (
    <Section heading={heading} intro={intro} join={{ practice: 'digital', place: 'near', side: 'right' }}>
      <ul className={styles.entries}>
        {entries.map(({ practice, text }) => (
          <li key={practice}>
            <PageLink to={servicesOf(practice)} className={styles.entry}>
              <span className={styles.text}>{text}</span>
              <Tag practice={practice}>{practices[practice].name}</Tag>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={styles.total} data-practice="ca">
        <p className={styles.sum}>
          <span className={styles.text}>{total.text}</span>
          <span className={styles.amount}>{total.amount}</span>
          <span className={styles.note}>{total.note}</span>
        </p>
        <ButtonLink to={paths.contact} icon="arrow" className={styles.action}>
          {action}
        </ButtonLink>
      </div>
    </Section>
  )
}
