import { homeServices } from 'virtual:content/homeServices'
import { homeTexts } from 'virtual:content/homeTexts'
import { type Practice, practices } from 'virtual:content/practices'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { textsOf } from '@/data/practices'
import { longestWord, widthOf } from '@/lib/text'
import { paths, servicesOf } from '@/paths'
import styles from './PracticeColumns.module.css'
import { PracticesBegin, PracticesEnd, RowCrossing, RowRibbons } from './PracticeRibbons'
import { hasRoom } from './practiceGrid'

export function PracticeColumns() {
  return (
    <section className="clip" aria-label={homeTexts.practices.name}>
      <div className="frame ribbon-frame">
        <PracticesBegin />
        <div className={styles.columns} data-count={practices.length} data-long={whatIsLong()}>
          {practices.map((practice, row) => (
            <Fragment key={practice.id}>
              <div className={styles.ribbons} data-practice={practice.position}>
                <RowRibbons row={row} />
              </div>
              <PracticeColumn practice={practice} />
              <div className={styles.crossing} data-practice={practice.position}>
                <RowCrossing row={row} />
              </div>
            </Fragment>
          ))}
          {hasRoom('wide') && <AllServices />}
        </div>
        <PracticesEnd />
      </div>
    </section>
  )
}

function PracticeColumn({ practice: { id, position } }: { practice: Practice }) {
  const {
    heading,
    subject,
    text,
    more,
    services: most = MOST_STOPS,
  } = textsOf(homeTexts.practices.columns, id)
  const listed = (homeServices[id] ?? []).slice(0, most)
  return (
    <article className={styles.column} data-practice={position}>
      <h2>{heading}</h2>
      <p className={styles.text}>
        <span className={`${styles.subject} label`}>{subject}</span> {text}
      </p>
      {listed.length > 0 && (
        <>
          <ul className={styles.stops}>
            {listed.map(({ slug, title }) => (
              <li key={slug}>
                <PageLink className="line plain wrap-anywhere" to={paths.service(slug)}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
          <ButtonLink className={styles.more} to={servicesOf(id)} variant="quiet" icon="arrow">
            {more}
          </ButtonLink>
        </>
      )}
    </article>
  )
}

/** Fills the room that the last column has left. */
function AllServices() {
  return (
    <div className={styles.all}>
      <PageLink to={paths.services} className={`${styles.count} plain`}>
        {homeTexts.actions.services}
      </PageLink>
      <ButtonLink to={paths.contact} icon="arrow">
        {homeTexts.actions.project}
      </ButtonLink>
    </div>
  )
}

/** In characters: longer words do not fit a column at the usual size of its heading, and longer headings take two lines. */
const USUAL = 12
/** At the smaller size that is meant for them, headings of this length fit on one line. */
const LONG_LINE = 18

/** What the size of the headings, which is the same for all, depends on. */
function whatIsLong() {
  const headings = Object.values(homeTexts.practices.columns).map(({ heading }) => heading ?? '')
  if (headings.some((heading) => longestWord(heading) > USUAL)) return 'word'
  const longest = Math.max(...headings.map(widthOf))
  return longest > USUAL && longest <= LONG_LINE ? 'line' : undefined
}

/** One or two practices have room for more. Each service is drawn as a stop on its practice's line. */
const MOST_STOPS = practices.length <= 2 ? 6 : 4
