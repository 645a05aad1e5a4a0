import type { ListedCase } from '@/data/collections/cases'
import { positionOf } from '@/data/practices'
import { imageAddress } from '@/lib/webAddress'
import { paths } from '@/paths'
import { Card, CardGrid } from './Card'
import styles from './CaseCards.module.css'
import { LazyImage } from './LazyImage'
import { PracticeTag } from './PracticeTag'
import { SampleMark } from './SampleMark'
import { PageLink } from './SiteLink'

/** The size of the sample drawings. A picture of another shape is cut. */
const PICTURE = { width: 800, height: 450 }

type CaseCardsProps = {
  cases: readonly ListedCase[]
  /** Level of the cards' headings: one below the section's heading. */
  headingLevel: 2 | 3
  /** How many are in the first viewport: their pictures are loaded at once. */
  inView?: number
  led?: boolean
}

export function CaseCards({ cases, headingLevel, inView = 0, led }: CaseCardsProps) {
  return (
    <CardGrid led={led}>
      {cases.map((one, position) => (
        <CaseCard key={one.id} case={one} headingLevel={headingLevel} priority={position < inView} />
      ))}
    </CardGrid>
  )
}

type CaseCardProps = { case: ListedCase; headingLevel: 2 | 3; priority?: boolean }

export function CaseCard({ case: shown, headingLevel, priority }: CaseCardProps) {
  const Heading = `h${headingLevel}` as const
  const { id, title, client, practice, summary, picture, sample } = shown
  const address = imageAddress(picture)
  return (
    <Card
      className={`${styles.card} wrap-anywhere`}
      practice={positionOf(practice)}
      field={address && <LazyImage className="fill" src={address} alt="" {...PICTURE} priority={priority} />}
      flag={sample && <SampleMark />}
    >
      <PracticeTag id={practice} />
      <Heading className="step-2">
        <PageLink className="cell-link" to={paths.case(id)}>
          {title}
        </PageLink>
      </Heading>
      <p className="muted small">{client}</p>
      <p>{summary}</p>
    </Card>
  )
}
