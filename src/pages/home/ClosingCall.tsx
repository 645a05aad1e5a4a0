import { homeTexts } from 'virtual:content/homeTexts'
import { practices } from 'virtual:content/practices'
import { site } from 'virtual:content/site'
import { ButtonLink } from '@/components/Button'
import { Section } from '@/components/Section'
import { PageLink } from '@/components/SiteLink'
import { Tag } from '@/components/Tag'
import { practiceIds } from '@/content/practices'
import { paths, servicesOf } from '@/paths'
import styles from './ClosingCall.module.css'

/** Set like a ledger: example problems and a total of zero. */
export function ClosingCall() {
  const { heading, intro, total, amount, action } = homeTexts.call
  return (
    <Section heading={heading} intro={intro} join={{ practice: 'digital', place: 'near', side: 'right' }}>
      <ul className={styles.entries}>
        {practiceIds.map((practice) => (
          <li key={practice}>
            <PageLink to={servicesOf(practice)} className={styles.entry}>
              <span className={styles.text}>{homeTexts.call[practice]}</span>
              <Tag practice={practice}>{practices[practice].name}</Tag>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={`${styles.total} ruled-field unbroken`} data-practice="ca">
        <p className={styles.sum}>
          <span className={styles.text}>{total}</span>
          <span className={styles.amount}>{amount}</span>
          <span className={styles.note}>{site.currencyNote}</span>
        </p>
        <ButtonLink to={paths.contact} icon="arrow" className={styles.action}>
          {action}
        </ButtonLink>
      </div>
    </Section>
  )
}
