import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EmptyNotice } from '@/components/EmptyNotice'
import { ShowMore } from '@/components/ShowMore'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { emptyMessages } from '@/content/messages'
import type { TeamMember } from '@/data/collections/team'
import { AS_KNOWN, collectionQuery, hasFailed, newestArticles } from '@/data/queries'
import { useShowMore } from '@/hooks/useShowMore'
import { MemberCard } from './MemberCard'
import styles from './TeamGrid.module.css'

export const teamQuery = collectionQuery('team')

/** For each member, the newest. */
const MOST_ARTICLES = 2

const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

export function TeamGrid() {
  const team = useQuery(teamQuery)
  if (hasFailed(team)) return <EmptyNotice retry={team}>{emptyMessages.team}</EmptyNotice>
  if (!team.data) return <TeamLoading />
  if (team.data.length === 0) return <EmptyNotice>{emptyMessages.team}</EmptyNotice>
  return <Members members={team.data} />
}

function Members({ members }: { members: TeamMember[] }) {
  const { shown, list, showMore } = useShowMore(members)
  // The articles of the build are recent enough, so this makes no request.
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN })
  const articles = newest.data?.pages[0]?.items ?? []
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {shown.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            articles={articles.filter(({ writerName }) => writerName === member.name).slice(0, MOST_ARTICLES)}
          />
        ))}
      </ul>
      <ShowMore shown={shown.length} all={members.length} onPress={showMore} />
    </>
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
