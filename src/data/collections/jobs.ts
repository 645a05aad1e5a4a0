import { type Closing, closingTime } from '#src/lib/closingTime.ts'
import { isoDay } from '#src/lib/dayRanges.ts'
import { paths } from '#src/paths.ts'
import { type DocumentOf, defineCollectionWithPages, type ListedOf } from './defineCollection.ts'
import { body, choice, date, email, practice, text } from './fields.ts'

/** Names of schema.org. */
const EMPLOYMENT_TYPES = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** Where the owner is, the day can begin earlier than in UTC. */
const DAY_MS = 86_400_000
const NOT_YET_POSTED =
  'posted is after today, but visitors see a job as soon as it is published: write the date of today, or keep the job back with "draft: true".'

export const jobs = defineCollectionWithPages({
  name: 'jobs',
  folder: 'jobs',
  label: 'Jobs',
  itemLabel: 'job',
  titleField: 'title',
  fields: {
    title: text({ label: 'Title', max: 80, essential: true }),
    practice: practice({ label: 'Practice', hint: 'Leave it empty for a job for all practices.' }),
    place: text({
      label: 'Place',
      max: 80,
      hint: 'The town. Search engines get its address if you have an office there.',
    }),
    remote: text({
      label: 'Remote from',
      max: 60,
      hint: 'If the work can be done from home: the country, such as India.',
    }),
    kind: choice({
      label: 'Kind',
      required: true,
      choices: {
        ...{ full: 'Full time', part: 'Part time', contract: 'Contract' },
        ...{ temporary: 'Temporary', internship: 'Internship' },
      },
    }),
    posted: date({ label: 'Posted', required: true }),
    closes: date({
      label: 'Closes',
      hint: 'The last day, in the time zone of your first office. The job disappears by itself after it. If empty: open until filled.',
    }),
    salary: text({ label: 'Salary', max: 120, hint: 'In words, such as "₹ 9–12 lakh a year".' }),
    email: email({ label: 'E-mail', hint: 'For applications. If empty: that of your company.' }),
    text: body({ label: 'Text', format: 'html' }),
  },
  check: ({ place, remote, posted, closes }) => [
    ...(place || remote
      ? []
      : [{ field: 'place' as const, message: 'place and remote are missing: write one of them, or both.' }]),
    ...(posted !== null && posted > Date.now() + DAY_MS
      ? [{ field: 'posted' as const, message: NOT_YET_POSTED }]
      : []),
    ...(posted !== null && closes !== null && closes < posted
      ? [{ field: 'closes' as const, message: 'closes is before posted: write a date that is not earlier.' }]
      : []),
  ],
  // Visitors' browsers leave out those that have closed where the first office is.
  arrange: (documents) => documents.filter((job) => !hasClosed(job, LAST_ZONE)).toSorted(firstToClose),
  pages: {
    path: paths.job,
    listed: ['title', 'practice', 'place', 'remote', 'closes'],
    describe: (job, { organization, practiceName, timeZone, addressIn }) => ({
      title: job.title,
      description: [job.title, job.place || job.remote, job.salary].filter(Boolean).join(', '),
      practice: job.practice,
      note: job.place || job.remote,
      date: job.posted,
      index: !hasClosed(job, timeZone),
      thing: {
        '@type': 'JobPosting',
        title: job.title,
        // Search engines want the whole text, as HTML.
        description: job.text,
        hiringOrganization: organization,
        ...(job.posted !== null && { datePosted: isoDay(job.posted) }),
        ...(job.closes !== null && { validThrough: new Date(closingTime(job, timeZone)).toISOString() }),
        ...(job.kind && { employmentType: EMPLOYMENT_TYPES[job.kind] }),
        ...(job.practice && { industry: practiceName(job.practice) }),
        ...(job.place && { jobLocation: { '@type': 'Place', address: addressIn(job.place) } }),
        ...(job.remote && {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: job.remote },
        }),
      },
    }),
    inBuild: (documents) => documents.filter((job) => !hasClosed(job, LAST_ZONE)),
    hasShell: true,
  },
})

export type Job = DocumentOf<typeof jobs>
export type ListedJob = ListedOf<typeof jobs>

const hasClosed = (job: Closing, timeZone: string) => closingTime(job, timeZone) <= Date.now()

/** Where each day ends last. */
const LAST_ZONE = 'Etc/GMT+12'

type Placed = Closing & { id: string; posted: number | null }

/** Those without an end come last, the newest of them first. */
function firstToClose(a: Placed, b: Placed): number {
  const end = ({ closes }: Closing) => closes ?? Number.MAX_SAFE_INTEGER
  return end(a) - end(b) || (b.posted ?? 0) - (a.posted ?? 0) || (a.id < b.id ? -1 : 1)
}
