import { innovationsWords } from 'virtual:words/innovations'
import { useQuery } from '@tanstack/react-query'
import type { Innovation } from '@/data/collections/innovations'
import { positionOf } from '@/data/practices'
import { collectionQuery, hasFailed } from '@/data/queries'
import { imageAddress, webAddress } from '@/lib/webAddress'
import { paths } from '@/paths'
import { ButtonLink } from './Button'
import { Card, CardGrid } from './Card'
import { EmptyNotice } from './EmptyNotice'
import styles from './InnovationGrid.module.css'
import { LazyImage } from './LazyImage'
import { SampleMark } from './SampleMark'
import { PageLink } from './SiteLink'
import { Skeleton, SkeletonGroup } from './Skeleton'
import { Tag } from './Tag'

// Pure, so that a site without innovations does not load it.
export const innovationsQuery = /* @__PURE__ */ collectionQuery(
  'innovations',
  async () => (await import('@/data/collections/innovations')).innovations,
)

type InnovationGridProps = {
  /** Level of the cards' headings: one below the section's heading. */
  headingLevel?: 2 | 3
  led?: boolean
  /** On phones, shows the first three and a link to their page. */
  isIntro?: boolean
}

const IN_INTRO = 3

export function InnovationGrid({ headingLevel = 3, led, isIntro = false }: InnovationGridProps) {
  const innovations = useQuery(innovationsQuery)
  if (hasFailed(innovations)) {
    return <EmptyNotice retry={innovations}>{innovationsWords.none}</EmptyNotice>
  }
  if (!innovations.data) return <InnovationsLoading />
  if (innovations.data.length === 0) return <EmptyNotice>{innovationsWords.none}</EmptyNotice>
  const count = innovations.data.length
  return (
    <div className={isIntro ? styles.intro : undefined}>
      <CardGrid led={led}>
        {innovations.data.map((innovation) => (
          <InnovationCard key={innovation.id} innovation={innovation} headingLevel={headingLevel} />
        ))}
      </CardGrid>
      {isIntro && count > IN_INTRO && (
        <p className={`${styles.all} below`}>
          <ButtonLink to={paths.innovations} variant="line" icon="arrow">
            {innovationsWords.all({ count })}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** Three pulsing placeholders in the columns of the cards. */
function InnovationsLoading() {
  return (
    <SkeletonGroup className={`${styles.loading} from-top`}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </SkeletonGroup>
  )
}

type InnovationCardProps = { innovation: Innovation; headingLevel: 2 | 3 }

export function InnovationCard({ innovation, headingLevel }: InnovationCardProps) {
  const Heading = `h${headingLevel}` as const
  const { title, subtitle, type, logo, sample, desc } = innovation
  const website = webAddress(innovation.website)
  const insta = webAddress(innovation.insta)

  return (
    <Card practice={positionOf(innovation.practice)} entrance field={<LogoField logo={logo} />}>
      <Heading className={styles.title}>{title}</Heading>
      {(type || sample) && (
        <p className={`${styles.tags} row`}>
          {type && <Tag>{type}</Tag>}
          {sample && <SampleMark />}
        </p>
      )}
      {subtitle && <p className={`${styles.subtitle} balanced wrap-anywhere`}>{subtitle}</p>}
      {desc && <p className={`${styles.desc} muted wrap-anywhere`}>{desc}</p>}
      {website || insta ? (
        <p className={`${styles.links} links`}>
          {website && (
            <OutsideLink
              href={website}
              label={innovationsWords.website}
              name={innovationsWords.websiteOf({ title })}
            />
          )}
          {insta && (
            <OutsideLink
              href={insta}
              label={innovationsWords.instagram}
              name={innovationsWords.instagramOf({ title })}
            />
          )}
        </p>
      ) : (
        <p className={styles.links}>
          <PageLink className="target label" to={paths.contact}>
            {innovationsWords.askAbout({ title })}
          </PageLink>
        </p>
      )}
    </Card>
  )
}

function LogoField({ logo }: { logo: string }) {
  const picture = imageAddress(logo)
  return (
    <div className={`${styles.field} fill centred`}>
      {picture && (
        <LazyImage className={`${styles.logo} fill`} src={picture} alt="" width={200} height={200} />
      )}
    </div>
  )
}

function OutsideLink({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a className="target label" href={href} rel="external noopener nofollow" aria-label={name}>
      {label}
    </a>
  )
}
