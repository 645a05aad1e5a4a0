import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { jobsWords } from 'virtual:words/jobs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { BesideRibbon } from '@/components/BesideRibbon'
import { ButtonLink } from '@/components/Button'
import { EntryBody } from '@/components/EntryBody'
import { EntryPage } from '@/components/EntryPage'
import { PracticeTag } from '@/components/PracticeTag'
import type { Job } from '@/data/collections/jobs'
import type { Entry } from '@/data/entries'
import { jobQuery } from '@/data/jobQueries'
import { positionOf, practiceLabel } from '@/data/practices'
import { formatDate } from '@/lib/dates'
import { emailAddress } from '@/lib/webAddress'
import { paths } from '@/paths'
import { formatJobPlace } from './JobList'
import styles from './JobPage.module.css'
import { MailButton } from './MailButton'
import { useClosing } from './useClosing'

const parent = { path: paths.career, texts: pageTexts.career }

export function JobPage() {
  const { job: id = '' } = useParams()
  const entry = useQuery(jobQuery(id))
  return (
    <EntryPage entry={entry} path={paths.job(id)} parent={parent}>
      {(job) => <JobView job={job} />}
    </EntryPage>
  )
}

export function JobView({ job }: { job: Entry<Job> }) {
  const { title, practice, kind, posted, closes, salary, email, body } = job
  const closing = useClosing()
  const [isOpen, until] = [closing.isOpen(job), closing.until(job)]
  const position = positionOf(practice)
  const facts = [
    formatJobPlace(job),
    kind && jobsWords.kind({ kind }),
    salary,
    posted !== null && jobsWords.posted({ date: formatDate(posted) }),
  ].filter(Boolean)
  return (
    <article className={`frame wrap-anywhere ${styles.page}`} data-practice={position} data-short-page>
      <header className="stack">
        {practiceLabel(practice) && (
          <p className="links">
            <PracticeTag id={practice} />
          </p>
        )}
        <h1>{title}</h1>
        <ul className={`${styles.facts} label`}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </header>
      <BesideRibbon practice={position} className={styles.text}>
        <EntryBody html={body.html} />
        {isOpen && (
          <div className={styles.ways} data-shown-until={until}>
            <MailButton address={emailAddress(email) ? email : site.contact.email} subject={title}>
              {jobsWords.apply}
            </MailButton>
            <p className="label">
              {closes === null ? jobsWords.openEnded : jobsWords.closes({ date: formatDate(closes) })}
            </p>
          </div>
        )}
        {closes !== null && (
          <div className={styles.ways} data-shown-from={until} hidden={isOpen}>
            <p className="label">{jobsWords.closed}</p>
            <ButtonLink to={paths.career} icon="arrow">
              {pageTexts.career.heading}
            </ButtonLink>
          </div>
        )}
      </BesideRibbon>
    </article>
  )
}
