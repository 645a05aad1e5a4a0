import { useRef } from 'react'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { useListMotion } from '@/hooks/useListMotion'
import { paths } from '@/paths'
import { DomainFilter } from './DomainFilter'
import { FeaturedArticles } from './FeaturedArticles'
import { useDomain } from './useDomain'

export function InsightsPage() {
  const page = pages.insights
  const domain = useDomain()
  const articles = useRef<HTMLDivElement>(null)
  useListMotion(articles, domain ?? '')
  return (
    <>
      <PageSeo page={page} path={paths.insights} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <DomainFilter chosen={domain} />
        <div ref={articles}>
          <FeaturedArticles key={domain} domain={domain} />
        </div>
      </Section>
    </>
  )
}
