import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { EntryBody } from '@/components/EntryBody'
import { EntryPage } from '@/components/EntryPage'
import { LazyImage } from '@/components/LazyImage'
import { PracticeTag } from '@/components/PracticeTag'
import { SampleMark } from '@/components/SampleMark'
import { caseQuery } from '@/data/caseQueries'
import type { Case } from '@/data/collections/cases'
import type { Entry } from '@/data/entries'
import { findPractice, practiceLabel } from '@/data/practices'
import { formatDate, isoDate } from '@/lib/dates'
import { imageAddress } from '@/lib/webAddress'
import { paths, servicesOf } from '@/paths'
import { CaseFigure } from './CaseFigure'
import styles from './CasePage.module.css'
import { NextCase } from './NextCase'

const parent = { path: paths.portfolio, texts: pageTexts.portfolio }

export function CasePage() {
  const { case: id = '' } = useParams()
  const entry = useQuery(caseQuery(id))
  return (
    <EntryPage entry={entry} path={paths.case(id)} parent={parent}>
      {(shown) => (
        <>
          <CaseView case={shown} />
          <NextCase id={shown.id} />
        </>
      )}
    </EntryPage>
  )
}

export function CaseView({ case: shown }: { case: Entry<Case> }) {
  const { title, client, date, summary, figure, figureLabel, bars, sample, body } = shown
  const practice = findPractice(shown.practice)
  const picture = imageAddress(shown.picture)
  const hasRibbon = picture !== undefined && (figure !== '' || bars !== null)
  return (
    <article className={`frame column wrap-anywhere ${styles.case}`} data-practice={practice?.position}>
      <header className={`${styles.head} column`}>
        {(practiceLabel(shown.practice) || sample) && (
          <p className="links">
            <PracticeTag id={shown.practice} />
            {sample && <SampleMark />}
          </p>
        )}
        <h1>{title}</h1>
        <p className={`${styles.summary} muted`}>{summary}</p>
        <p className={styles.client}>
          <span>{client}</span>
          {date !== null && <time dateTime={isoDate(date)}>{formatDate(date)}</time>}
        </p>
      </header>
      {picture && (
        <div className={styles.lead}>
          <LazyImage className={styles.picture} src={picture} alt="" width={800} height={450} priority />
          {hasRibbon && <i className={styles.stem} aria-hidden="true" />}
        </div>
      )}
      <div className={styles.side}>
        {(figure || bars) && <CaseFigure {...{ figure, figureLabel, bars, hasRibbon }} />}
      </div>
      <div className={`${styles.story} column`}>
        <EntryBody html={body.html} />
        <Quote of={shown} />
        {practice && (
          <p className={`${styles.ways} screen-only`}>
            <ButtonLink to={servicesOf(practice.id)} icon="arrow">
              {portfolioTexts.services[practice.id]}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="line">
              {portfolioTexts.ask}
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  )
}

function Quote({ of: { quote, quoteBy, quoteRole, sample } }: { of: Case }) {
  if (!quote) return null
  return (
    <figure className={styles.quote}>
      <blockquote className="quoted step-2">{quote}</blockquote>
      {(quoteBy || sample) && (
        <figcaption className="row">
          <span className="label">{quoteBy}</span>
          <span className="muted">{quoteRole}</span>
          {sample && <SampleMark />}
        </figcaption>
      )}
    </figure>
  )
}
