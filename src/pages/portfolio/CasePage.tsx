import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { controlsWords } from 'virtual:words/controls'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { EntryBody } from '@/components/EntryBody'
import { EntryPage } from '@/components/EntryPage'
import { LazyImage } from '@/components/LazyImage'
import { PracticeTag } from '@/components/PracticeTag'
import { Tag } from '@/components/Tag'
import { caseQuery } from '@/data/caseQueries'
import type { Case } from '@/data/collections/cases'
import type { Entry } from '@/data/entries'
import { findPractice } from '@/data/practices'
import { formatDate, isoDate } from '@/lib/dates'
import { imageAddress } from '@/lib/webAddress'
import { paths, servicesOf } from '@/paths'
import styles from './CasePage.module.css'

const parent = { path: paths.portfolio, texts: pageTexts.portfolio }

export function CasePage() {
  const { case: id = '' } = useParams()
  const entry = useQuery(caseQuery(id))
  return (
    <EntryPage entry={entry} path={paths.case(id)} parent={parent}>
      {(shown) => <CaseView case={shown} />}
    </EntryPage>
  )
}

export function CaseView({ case: shown }: { case: Entry<Case> }) {
  const { title, client, date, summary, figure, figureLabel, sample, body } = shown
  const practice = findPractice(shown.practice)
  const picture = imageAddress(shown.picture)
  return (
    <article className={`frame column wrap-anywhere ${styles.case}`} data-practice={practice?.position}>
      <header className={`${styles.head} column`}>
        <p className="links">
          <PracticeTag id={shown.practice} />
          {sample && <Tag variant="flag">{controlsWords.sample}</Tag>}
        </p>
        <h1>{title}</h1>
        <p className={`${styles.summary} muted`}>{summary}</p>
        <p className={styles.client}>
          <span>{client}</span>
          {date !== null && <time dateTime={isoDate(date)}>{formatDate(date)}</time>}
        </p>
      </header>
      {picture && (
        <LazyImage className={styles.picture} src={picture} alt="" width={800} height={450} priority />
      )}
      <div className={styles.side}>
        {figure && (
          <p className={`${styles.figure} on-stream`}>
            <strong>{figure}</strong> {figureLabel}
          </p>
        )}
      </div>
      <div className={`${styles.story} column`}>
        <EntryBody html={body.html} />
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
