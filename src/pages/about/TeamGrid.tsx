import { EmptyNotice } from '@/components/EmptyNotice'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { emptyMessages } from '@/content/messages'
import { collectionQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { MemberCard } from './MemberCard'
import styles from './TeamGrid.module.css'

const teamQuery = collectionQuery('team')

const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

export function TeamGrid() {
  const team = useQuery(teamQuery)
  if (team.status === 'loading') return <TeamLoading />
  if (team.status === 'failed') return <EmptyNotice onRetry={team.refetch}>{emptyMessages.team}</EmptyNotice>
  if (team.data.length === 0) return <EmptyNotice>{emptyMessages.team}</EmptyNotice>
  return (
    <ul className={styles.grid}>
      {team.data.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </ul>
  )
}

function TeamLoading() {
  return (
    <SkeletonGroup className={styles.grid}>
      {SKELETONS.map((key) => (
        <span key={key} className={styles.loading}>
          <Skeleton shape="field" />
          <Skeleton shape="title" length="long" />
          <Skeleton length="short" />
        </span>
      ))}
    </SkeletonGroup>
  )
}
