import { careerTexts } from 'virtual:content/careerTexts'
import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { errorsWords } from 'virtual:words/errors'
import { jobsWords } from 'virtual:words/jobs'
import { useQuery } from '@tanstack/react-query'
import { EmailLink } from '@/components/ContactLink'
import { EmptyNotice } from '@/components/EmptyNotice'
import { PageSection } from '@/components/PageSection'
import { jobsQuery } from '@/data/jobQueries'
import { hasFailed } from '@/data/queries'
import { paths } from '@/paths'
import styles from './CareerPage.module.css'
import { JobList, Lines } from './JobList'
import { MailButton } from './MailButton'
import { useClosing } from './useClosing'

export function CareerPage() {
  const jobs = useQuery(jobsQuery)
  const { isOpen, until } = useClosing()
  const open = (jobs.data ?? []).filter(isOpen)
  // A site without jobs and without a text about them has the word alone.
  const isEmpty = open.length === 0 && Boolean(careerTexts.empty || jobs.data?.length)
  const failed = hasFailed(jobs)
  return (
    <PageSection path={paths.career} page={pageTexts.career} alone={jobs.data !== undefined}>
      {failed && <EmptyNotice retry={jobs}>{errorsWords.pageNotLoaded}</EmptyNotice>}
      {open.length > 0 && (
        <JobList jobs={open} until={until}>
          {careerTexts.other && <Other />}
        </JobList>
      )}
      {isEmpty && jobs.data && <NoJob />}
    </PageSection>
  )
}

function NoJob() {
  const { email } = site.contact
  return (
    <div className="ribbon-frame">
      <div className={styles.board}>
        <Lines className={styles.arrival} />
        <div className={`${styles.none} wrap-anywhere`}>
          <span className={styles.buffer} aria-hidden="true" />
          <h2>{jobsWords.none}</h2>
          {careerTexts.empty && <p className="muted">{careerTexts.empty}</p>}
          <p className={`${styles.ways} links`}>
            <MailButton address={email}>{jobsWords.write}</MailButton>
            <EmailLink className="target label" address={email} />
          </p>
        </div>
      </div>
    </div>
  )
}

function Other() {
  return (
    <div className={styles.other}>
      <h2 className="step-2">{jobsWords.other}</h2>
      <p className="muted">{careerTexts.other}</p>
      <MailButton address={site.contact.email} variant="line">
        {jobsWords.write}
      </MailButton>
    </div>
  )
}
