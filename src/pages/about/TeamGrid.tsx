import { teamWords } from 'virtual:words/team'
import { useQuery } from '@tanstack/react-query'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Icon } from '@/components/Icon'
import { LazyImage } from '@/components/LazyImage'
import { Reveal } from '@/components/Reveal'
import { SampleMark } from '@/components/SampleMark'
import { PageLink } from '@/components/SiteLink'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import type { ListedArticle } from '@/data/collections/articles'
import type { TeamMember } from '@/data/collections/team'
import { positionOf, practiceLabel } from '@/data/practices'
import { collectionQuery, hasFailed } from '@/data/queries'
import { biography, truncate } from '@/lib/truncate'
import { emailAddress, imageAddress, webAddress } from '@/lib/webAddress'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './TeamGrid.module.css'
import { RibbonRow, Stop } from './TeamRibbons'
import ribbons from './TeamRibbons.module.css'

export const teamQuery = collectionQuery('team', async () => (await import('@/data/collections/team')).team)

/** For each member, the newest. */
const MOST_ARTICLES = 2

const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

type TeamGridProps = {
  /** Those whose writers may be members. */
  articles: readonly ListedArticle[]
}

export function TeamGrid({ articles }: TeamGridProps) {
  const team = useQuery(teamQuery)
  if (hasFailed(team)) return <EmptyNotice retry={team}>{teamWords.none}</EmptyNotice>
  if (!team.data) return <TeamLoading />
  return (
    <div className={ribbons.team}>
      <RibbonRow className={ribbons.entry} />
      <ul className={styles.grid}>
        {team.data.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            articles={articles.filter(({ writer }) => writer === member.name).slice(0, MOST_ARTICLES)}
          />
        ))}
      </ul>
    </div>
  )
}

function TeamLoading() {
  return (
    <SkeletonGroup className={styles.grid}>
      {SKELETONS.map((key) => (
        <span key={key} className={`${styles.loading} from-top`}>
          <Skeleton shape="field" />
          <Skeleton shape="title" length="long" />
          <Skeleton length="short" />
        </span>
      ))}
    </SkeletonGroup>
  )
}

/** Links of a member, by field. */
const memberLinks = [
  { field: 'linkedin', label: 'LinkedIn' },
  { field: 'twitter', label: 'Twitter' },
  { field: 'insta', label: 'Instagram' },
  { field: 'facebook', label: 'Facebook' },
] as const

type MemberCardProps = {
  member: TeamMember
  /** What the member has written. */
  articles?: readonly Pick<ListedArticle, 'id' | 'title'>[]
}

export function MemberCard({ member, articles = [] }: MemberCardProps) {
  const { practice, bio } = member
  const shownArticles = isShown(paths.insights) ? articles : []
  const links = linksOf(member)
  const hasMore = bio !== '' || shownArticles.length > 0 || links.length > 0
  return (
    <li id={member.id} className={`${styles.cell} ${ribbons.place}`}>
      <RibbonRow className={ribbons.row} />
      <Stop practice={positionOf(practice)} />
      <Reveal from="below">
        <article className="wrap-anywhere">
          {hasMore ? (
            <details>
              <summary className={styles.head}>
                <MemberHead member={member} />
                {bio && (
                  <span className={`${styles.beginning} muted`} aria-hidden="true">
                    {truncate(bio, biography)}
                  </span>
                )}
                <Icon name="plus" className={styles.mark} />
              </summary>
              <div className={styles.more}>
                {bio && <p className="muted">{bio}</p>}
                <MemberArticles articles={shownArticles} />
                <MemberLinks name={member.name} links={links} />
              </div>
            </details>
          ) : (
            <div className={styles.head}>
              <MemberHead member={member} />
            </div>
          )}
        </article>
      </Reveal>
    </li>
  )
}

function MemberHead({ member: { img, name, designation, practice, sample } }: { member: TeamMember }) {
  const portrait = imageAddress(img)
  return (
    <>
      <span className={styles.portrait}>
        {portrait && <LazyImage className="portrait" src={portrait} alt="" width={480} height={400} />}
      </span>
      <h3 className={`${styles.name} step-2`}>{name}</h3>
      <span className={`${styles.designation} label`}>
        <span>{designation}</span>
        {practiceLabel(practice) && <span className="visually-hidden">, {practiceLabel(practice)}</span>}
      </span>
      {sample && (
        <span className={styles.sample}>
          <SampleMark />
        </span>
      )}
    </>
  )
}

function MemberArticles({ articles }: Required<Pick<MemberCardProps, 'articles'>>) {
  if (articles.length === 0) return null
  return (
    <>
      <h4 className={`${styles.label} eyebrow`}>{teamWords.articles}</h4>
      <ul className={styles.articles}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <PageLink className="target" to={paths.article(id)}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function MemberLinks({ name, links }: { name: string; links: readonly MemberLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={`${styles.links} links caption`}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            className="target"
            href={href}
            aria-label={spokenName(label, name, href)}
            {...(!isMail(href) && { rel: 'external noopener' })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

type MemberLink = { label: string; href: string }

/** The member's valid links with their labels. */
function linksOf(member: TeamMember): MemberLink[] {
  const email = emailAddress(member.email)
  const profiles = memberLinks.flatMap(({ field, label }) => {
    const href = webAddress(member[field])
    return href ? [{ label, href }] : []
  })
  return email ? [{ label: teamWords.email, href: email }, ...profiles] : profiles
}

function spokenName(profile: string, name: string, href: string) {
  return isMail(href) ? teamWords.emailOf({ name }) : teamWords.profileOf({ profile, name })
}

const isMail = (href: string) => href.startsWith('mailto:')
