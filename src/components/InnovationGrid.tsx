import { useQuery } from '@tanstack/react-query'
import { emptyMessages } from '@/content/messages'
import type { Innovation } from '@/data/collections/innovations'
import { collectionQuery, hasFailed } from '@/data/queries'
import { useShowMore } from '@/hooks/useShowMore'
import { CardGrid } from './Card'
import { EmptyNotice } from './EmptyNotice'
import { InnovationCard } from './InnovationCard'
import styles from './InnovationGrid.module.css'
import { ShowMore } from './ShowMore'
import { Skeleton, SkeletonGroup } from './Skeleton'

export const innovationsQuery = collectionQuery('innovations')

export type InnovationGridProps = {
  /** Level of the cards' headings: one below the section's heading. */
  headingLevel?: 2 | 3
}

export function InnovationGrid({ headingLevel = 3 }: InnovationGridProps) {
  const innovations = useQuery(innovationsQuery)
  if (hasFailed(innovations)) {
    return <EmptyNotice retry={innovations}>{emptyMessages.innovations}</EmptyNotice>
  }
  if (!innovations.data) return <InnovationsLoading />
  if (innovations.data.length === 0) return <EmptyNotice>{emptyMessages.innovations}</EmptyNotice>
  return <Innovations innovations={innovations.data} headingLevel={headingLevel} />
}

type InnovationsProps = { innovations: Innovation[]; headingLevel: 2 | 3 }

function Innovations({ innovations, headingLevel }: InnovationsProps) {
  const { shown, list, showMore } = useShowMore(innovations)
  return (
    <>
      <CardGrid ref={list}>
        {shown.map((innovation, position) => (
          <InnovationCard
            key={innovation.id}
            innovation={innovation}
            position={position}
            headingLevel={headingLevel}
          />
        ))}
      </CardGrid>
      <ShowMore shown={shown.length} all={innovations.length} onPress={showMore} />
    </>
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
