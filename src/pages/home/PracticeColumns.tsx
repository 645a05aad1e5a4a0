import { homeTexts } from 'virtual:content/homeTexts'
import { type Practice, practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { paths, servicesOf } from '@/paths'
import styles from './PracticeColumns.module.css'
import {
  type Braid,
  ColumnRibbons,
  PhoneCrossing,
  PhoneRibbons,
  PracticesBegin,
  PracticesEnd,
} from './PracticeRibbons'

const STOPS = 4

/** On a phone, the ribbons next to each practice's text. A ribbon that passed below one continues at the next. */
const FIRST_BRAID: Braid = [3, 2, 1]
const BRAIDS = [FIRST_BRAID, cross(FIRST_BRAID), cross(cross(FIRST_BRAID))] as const

export function PracticeColumns() {
  return (
    <section className="clip" aria-label={homeTexts.practices.name}>
      <div className="frame ribbon-frame">
        <PracticesBegin />
        <div className={styles.columns}>
          <ColumnRibbons />
          {practices.map((practice, index) => {
            const braid = BRAIDS[index] ?? FIRST_BRAID
            return (
              <Fragment key={practice.id}>
                {index > 0 && <PhoneCrossing braid={BRAIDS[index - 1] ?? FIRST_BRAID} />}
                <PracticeColumn practice={practice} braid={braid} />
              </Fragment>
            )
          })}
        </div>
        <PracticesEnd braid={BRAIDS[2]} />
      </div>
    </section>
  )
}

function PracticeColumn({ practice, braid }: { practice: Practice; braid: Braid }) {
  const { heading, subject, text, more } = homeTexts.practices.columns[practice.position]
  const stops = firstServices(practice.id)
  return (
    <article className={styles.column} data-practice={practice.position}>
      <PhoneRibbons braid={braid} />
      <h2>{heading}</h2>
      <p className={styles.text}>
        <span className={`${styles.subject} label`}>{subject}</span> {text}
      </p>
      {stops.length > 0 && (
        <>
          <ul className={styles.stops}>
            {stops.map(({ slug, title }) => (
              <li key={slug}>
                <PageLink className="line plain wrap-anywhere" to={paths.service(slug)}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
          <ButtonLink className={styles.more} to={servicesOf(practice.id)} variant="quiet" icon="arrow">
            {more}
          </ButtonLink>
        </>
      )}
    </article>
  )
}

/** Each is drawn as a stop on its practice's line. */
const firstServices = (practice: string) =>
  services.filter((service) => service.practice === practice).slice(0, STOPS)

function cross([outer, middle, inner]: Braid): Braid {
  return [inner, outer, middle]
}
