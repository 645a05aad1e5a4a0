import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/PageLink'
import { type PracticeBlurb, practiceBlurbs, practicesName } from '@/content/homeSections'
import { findService } from '@/content/serviceCopy'
import { paths, servicesOf } from '@/paths'
import styles from './PracticeColumns.module.css'
import {
  type Braid,
  PhoneCrossing,
  PhoneRails,
  PracticeRails,
  PracticesBegin,
  PracticesEnd,
} from './PracticeStreams'

/** On a phone, the ribbons next to each practice's text. A ribbon that passed below one continues at the next. */
const FIRST_BRAID: Braid = ['ca', 'digital', 'technical']
const BRAIDS = [FIRST_BRAID, cross(FIRST_BRAID), cross(cross(FIRST_BRAID))] as const

export function PracticeColumns() {
  return (
    <section className={styles.practices} aria-label={practicesName}>
      <div className={`frame ${styles.frame}`}>
        <PracticesBegin />
        <div className={styles.columns}>
          <PracticeRails />
          {practiceBlurbs.map((blurb, position) => {
            const braid = BRAIDS[position] ?? FIRST_BRAID
            return (
              <Fragment key={blurb.practice}>
                {position > 0 && <PhoneCrossing braid={BRAIDS[position - 1] ?? FIRST_BRAID} />}
                <PracticeColumn blurb={blurb} braid={braid} />
              </Fragment>
            )
          })}
        </div>
        <PracticesEnd braid={BRAIDS[2]} />
      </div>
    </section>
  )
}

function PracticeColumn({ blurb, braid }: { blurb: PracticeBlurb; braid: Braid }) {
  const { practice, heading, subject, text, services: examples, more } = blurb
  return (
    <article className={styles.column} data-practice={practice}>
      <PhoneRails braid={braid} />
      <h2>{heading}</h2>
      <p className={styles.text}>
        <span className={styles.subject}>{subject}</span> {text}
      </p>
      <ul className={styles.stops}>
        {examples.map((slug) => (
          <Stop key={slug} slug={slug} />
        ))}
      </ul>
      <ButtonLink className={styles.more} to={servicesOf(practice)} variant="quiet" icon="arrow">
        {more}
      </ButtonLink>
    </article>
  )
}

/** A service is drawn as a stop on its practice's line. */
function Stop({ slug }: { slug: string }) {
  const service = findService(slug)
  if (!service) return null
  return (
    <li>
      <PageLink to={paths.service(slug)}>{service.title}</PageLink>
    </li>
  )
}

function cross([outer, middle, inner]: Braid): Braid {
  return [inner, outer, middle]
}
