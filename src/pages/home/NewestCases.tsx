import { pages } from 'virtual:content/pages'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/Button'
import { CaseCards, casesQuery } from '@/components/CaseCards'
import { Section } from '@/components/Section'
import { paths } from '@/paths'

const NEWEST = 3

/** Renders nothing if there are no cases. */
export function NewestCases() {
  const cases = useQuery(casesQuery).data ?? []
  if (cases.length === 0) return null
  return (
    <Section heading={pages.portfolio.title}>
      <CaseCards cases={cases.slice(0, NEWEST)} headingLevel={3} />
      <p className="below">
        <ButtonLink to={paths.portfolio} variant="line" icon="arrow">
          {portfolioTexts.all}
        </ButtonLink>
      </p>
    </Section>
  )
}
