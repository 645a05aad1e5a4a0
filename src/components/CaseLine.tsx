import { casesWords } from 'virtual:words/cases'
import { useQuery } from '@tanstack/react-query'
import { casesQuery } from '@/data/caseQueries'
import type { ListedCase } from '@/data/collections/cases'
import { positionOf } from '@/data/practices'
import { AS_KNOWN } from '@/data/queries'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './CaseLine.module.css'
import { Icon } from './Icon'
import { SampleMark } from './SampleMark'
import { PageLink } from './SiteLink'
import { Tag } from './Tag'

type Subject = { practice?: string; service?: string }

type CaseLineProps = Subject & {
  /** Reads no cases: chooses from those that the page came with, or that were read before. */
  fromKnown?: boolean
}

/** On phones, where more proof is several screens below: a case of the service or else of the practice, or the newest. */
export function CaseLine({ fromKnown = false, ...subject }: CaseLineProps) {
  const enabled = isShown(paths.portfolio)
  const { data, isLoading } = useQuery({ ...casesQuery, ...AS_KNOWN, enabled: enabled && !fromKnown })
  // Keeps its place.
  if (isLoading) return <p className={styles.line} />
  const done = enabled && data && chooseCase(data, subject)
  if (!done) return null
  const { id, title, client, practice, sample } = done
  return (
    <PageLink
      className={`${styles.line} plain screen-only balanced wrap-anywhere`}
      to={paths.case(id)}
      data-practice={positionOf(practice)}
    >
      <Tag>{casesWords.doneFor({ client })}</Tag>
      {sample && <SampleMark />}
      <b className="subheading hover-line">{title}</b>
      <Icon name="arrow" />
    </PageLink>
  )
}

function chooseCase(cases: readonly ListedCase[], { practice, service }: Subject): ListedCase | undefined {
  const named = cases.find(({ services }) => service && services.includes(service))
  return named ?? cases.find((one) => !practice || one.practice === practice)
}
