import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { practices } from 'virtual:content/practices'
import { casesWords } from 'virtual:words/cases'
import { errorsWords } from 'virtual:words/errors'
import { useQuery } from '@tanstack/react-query'
import { Card, CardGrid } from '@/components/Card'
import { CaseCards } from '@/components/CaseCards'
import { ClosingBand } from '@/components/ClosingBand'
import { EmptyNotice } from '@/components/EmptyNotice'
import { PageSection } from '@/components/PageSection'
import { Section } from '@/components/Section'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { casesQuery } from '@/data/caseQueries'
import { hasFailed } from '@/data/queries'
import { paths } from '@/paths'

const NEWEST = 3

export function PortfolioPage() {
  const { data } = useQuery(casesQuery)
  const others = data?.slice(NEWEST) ?? []
  return (
    <>
      <PageSection
        path={paths.portfolio}
        page={pageTexts.portfolio}
        alone={data !== undefined && others.length === 0}
      >
        <Newest />
      </PageSection>
      {others.length > 0 && (
        <Section heading={portfolioTexts.others} kind="stub">
          <CaseCards cases={others} headingLevel={3} />
        </Section>
      )}
      {data && data.length > 0 && (
        <div className="frame">
          <ClosingBand
            heading={casesWords.yours}
            contact={portfolioTexts.ask}
            services={casesWords.services}
          />
        </div>
      )}
    </>
  )
}

function Newest() {
  const cases = useQuery(casesQuery)
  if (hasFailed(cases)) return <EmptyNotice retry={cases}>{errorsWords.pageNotLoaded}</EmptyNotice>
  if (!cases.data) {
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton />
        <Skeleton length="long" />
      </SkeletonGroup>
    )
  }
  if (cases.data.length === 0) return <Placeholders />
  return <CaseCards cases={cases.data.slice(0, NEWEST)} headingLevel={2} inView={NEWEST} led />
}

/** Three cards, as long as there is no case. */
function Placeholders() {
  return (
    <CardGrid led>
      {portfolioTexts.cards.map((title, index) => (
        <Card key={title} practice={practices[index % practices.length]?.position} field={<EmptyFrame />}>
          <h2 className="step-2">{title}</h2>
        </Card>
      ))}
    </CardGrid>
  )
}

/** An empty picture frame. */
function EmptyFrame() {
  return (
    <svg viewBox="0 0 160 90" width="100%" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M12 12H148V78H12zM12 12L148 78M148 12L12 78" />
    </svg>
  )
}
