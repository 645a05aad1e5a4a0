import { pages } from 'virtual:content/pages'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { Card, CardGrid } from '@/components/Card'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { practiceIds } from '@/content/practices'
import { paths } from '@/paths'

export function PortfolioPage() {
  const page = pages.portfolio
  return (
    <>
      <PageSeo page={page} path={paths.portfolio} />
      <Section level={1} heading={page.heading} intro={page.intro} alone>
        <CardGrid>
          {portfolioTexts.cards.map((title, position) => (
            <Card key={title} practice={practiceIds[position]} field={<EmptyFrame />}>
              <h2 className="step-2">{title}</h2>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
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
