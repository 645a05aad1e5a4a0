import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '@/components/Button'
import { CaseCards } from '@/components/CaseCards'
import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import { InnovationGrid, innovationsQuery } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { newestArticles } from '@/data/articleQueries'
import { casesQuery } from '@/data/caseQueries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import { Clients } from './Clients'
import { ClosingCall } from './ClosingCall'
import { BesideRibbons, CrossingRibbons } from './HomeRibbons'
import { PracticeColumns } from './PracticeColumns'

export function BelowTheFold() {
  return (
    <>
      <PracticeColumns />
      <BesideRibbons side="right">
        <Clients />
      </BesideRibbons>
      {__HAS_INNOVATIONS__ && isShown(paths.innovations) && <Innovations />}
      {isShown(paths.portfolio) && (
        <BesideRibbons side="right">
          <NewestCases />
        </BesideRibbons>
      )}
      {isShown(paths.insights) && (
        <BesideRibbons side="right">
          <NewestArticles />
        </BesideRibbons>
      )}
      <ClosingCall />
    </>
  )
}

function Innovations() {
  const { data } = useQuery(innovationsQuery)
  // Nothing is published. A failed load is not an empty list.
  if (data?.length === 0) return null
  return (
    <>
      <CrossingRibbons to="left" />
      <BesideRibbons side="left">
        <Section heading={pageTexts.innovations.heading} intro={pageTexts.innovations.intro}>
          <InnovationGrid isIntro />
        </Section>
      </BesideRibbons>
      <CrossingRibbons to="right" />
    </>
  )
}

/** The newest articles. Renders nothing if there are none. */
function NewestArticles() {
  const place = useRef<HTMLDivElement>(null)
  const { data } = useInfiniteQuery({ ...newestArticles, enabled: useNearViewport(place) })
  const newest = data?.pages[0]?.items ?? []
  return (
    <div ref={place}>
      {newest.length > 0 && (
        <Section heading={pageTexts.insights.heading} intro={pageTexts.insights.intro}>
          <ArticleCarousel label={insightsWords.newestArticles} articles={newest} />
        </Section>
      )}
    </div>
  )
}

const NEWEST = 3

/** Renders nothing if there are no cases. */
export function NewestCases() {
  const cases = useQuery(casesQuery).data ?? []
  if (cases.length === 0) return null
  return (
    <Section heading={pageTexts.portfolio.title}>
      <CaseCards cases={cases.slice(0, NEWEST)} headingLevel={3} />
      <p className="below">
        <ButtonLink to={paths.portfolio} variant="line" icon="arrow">
          {portfolioTexts.all}
        </ButtonLink>
      </p>
    </Section>
  )
}
