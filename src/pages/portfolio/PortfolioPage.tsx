import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { useQuery } from '@tanstack/react-query'
import { Card, CardGrid } from '@/components/Card'
import { CaseCards, casesQuery } from '@/components/CaseCards'
import { PageSection } from '@/components/PageSection'
import { Section } from '@/components/Section'
import { positions } from '@/lib/positions'

const NEWEST = 3

export function PortfolioPage() {
  const cases = useQuery(casesQuery).data ?? []
  const others = cases.slice(NEWEST)
  return (
    <>
      <PageSection name="portfolio" alone={others.length === 0}>
        {cases.length > 0 ? (
          <CaseCards cases={cases.slice(0, NEWEST)} headingLevel={2} inView={NEWEST} led />
        ) : (
          <Placeholders />
        )}
      </PageSection>
      {others.length > 0 && (
        <Section heading={portfolioTexts.others} kind="stub">
          <CaseCards cases={others} headingLevel={3} />
        </Section>
      )}
    </>
  )
}

/** Three cards, as long as there is no case. */
function Placeholders() {
  return (
    <CardGrid led>
      {portfolioTexts.cards.map((title, index) => (
        <Card key={title} practice={positions[index]} field={<EmptyFrame />}>
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
