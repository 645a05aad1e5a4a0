import { practices } from 'virtual:content/practices'
import { jobsWords } from 'virtual:words/jobs'
import type { ReactNode } from 'react'
import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/SiteLink'
import type { ListedJob } from '@/data/collections/jobs'
import { findPractice, practiceLabel } from '@/data/practices'
import { formatDate } from '@/lib/dates'
import type { Position } from '@/lib/positions'
import { paths } from '@/paths'
import styles from './CareerPage.module.css'

/** A job without a practice is one for all. */
const belongsTo = ({ practice }: ListedJob, id: string) => practice === id || !findPractice(practice)

type Line = { position: Position /** The index of its last job. */; last: number }

type JobListProps = {
  jobs: readonly ListedJob[]
  until?: (job: ListedJob) => number | undefined
  children?: ReactNode
}

/** A station for each job, on the line of its practice. A practice without a job has no line. */
export function JobList({ jobs, until, children }: JobListProps) {
  const lines = practices.flatMap(({ id, position }): Line[] => {
    const last = jobs.findLastIndex((job) => belongsTo(job, id))
    return last === -1 ? [] : [{ position, last }]
  })
  return (
    <div className="ribbon-frame">
      <div className={styles.board}>
        <Lines className={styles.arrival} lines={lines} />
        <ol>
          {jobs.map((job, index) => (
            <JobRow key={job.id} job={job} until={until?.(job)} index={index} lines={lines} />
          ))}
        </ol>
        {children}
      </div>
    </div>
  )
}

type JobRowProps = { job: ListedJob; until: number | undefined; index: number; lines: readonly Line[] }

function JobRow({ job, until, index, lines }: JobRowProps) {
  const { id, title, practice, closes } = job
  return (
    <li className={`${styles.row} wrap-anywhere`} data-shown-until={until}>
      <Lines className={styles.rail} lines={lines} job={job} index={index} />
      <div className={styles.job}>
        <h2 className={styles.title}>
          <PageLink className="cell-link" to={paths.job(id)}>
            {title}
          </PageLink>
          {practiceLabel(practice) && <span className="visually-hidden">, {practiceLabel(practice)}</span>}
        </h2>
        <p className="muted">{formatJobPlace(job)}</p>
        <p className="label">
          {closes === null ? jobsWords.openEnded : jobsWords.closes({ date: formatDate(closes) })}
        </p>
        <Icon name="arrow" />
      </div>
    </li>
  )
}

export function formatJobPlace({ place, remote }: Pick<ListedJob, 'place' | 'remote'>): string {
  if (!remote) return place
  return place ? jobsWords.placeOrRemote({ place, country: remote }) : jobsWords.remote({ country: remote })
}

const allLines: readonly Line[] = practices.map(({ position }) => ({ position, last: 0 }))

type LinesProps = { className?: string | undefined; lines?: readonly Line[]; job?: ListedJob; index?: number }

/** A part of the lines: beside a job, or before all of them. A line ends at its last job. */
export function Lines({ className, lines = allLines, job, index = -1 }: LinesProps) {
  const own = job && findPractice(job.practice)?.position
  return (
    <span
      className={`${styles.lines} ${className}`}
      data-station={job && !own ? 'all' : undefined}
      aria-hidden="true"
    >
      {lines.map(({ position, last }) => (
        <i
          key={position}
          data-practice={position}
          data-part={partOf(last - index)}
          data-station={own === position ? 'one' : undefined}
        />
      ))}
    </span>
  )
}

function partOf(jobsBelow: number): 'through' | 'end' | 'none' {
  if (jobsBelow > 0) return 'through'
  return jobsBelow === 0 ? 'end' : 'none'
}
