import { emptyMessages } from '@/content/messages'
import { collectionQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { CardGrid } from './Card'
import { EmptyNotice } from './EmptyNotice'
import { InnovationCard } from './InnovationCard'
import styles from './InnovationGrid.module.css'
import { Skeleton, SkeletonGroup } from './Skeleton'

const innovationsQuery = collectionQuery('innovations')

export type InnovationGridProps = {
  /** Level of the cards' headings: one below the section's heading. */
  headingLevel?: 2 | 3
}

export function InnovationGrid({ headingLevel = 3 }: InnovationGridProps) {
  const innovations = useQuery(innovationsQuery)
  if (innovations.status === 'loading') return <InnovationsLoading />
  if (innovations.status === 'failed') {
    return <EmptyNotice onRetry={innovations.refetch}>{emptyMessages.innovations}</EmptyNotice>
  }
  if (innovations.data.length === 0) return <EmptyNotice>{emptyMessages.innovations}</EmptyNotice>
  return (
    <CardGrid>
      {innovations.data.map((innovation, position) => (
        <InnovationCard
          key={innovation.id}
          innovation={innovation}
          position={position}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  )
}

/** Three pulsing placeholders in the columns of the cards. */
function InnovationsLoading() {
  return (
    <SkeletonGroup className={styles.loading}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </SkeletonGroup>
  )
}
