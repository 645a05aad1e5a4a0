import { pages } from 'virtual:content/pages'
import { insightsWords } from 'virtual:words/insights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import { Section } from '@/components/Section'
import { newestArticles } from '@/data/articleQueries'
import { useNearViewport } from '@/hooks/useNearViewport'

/** The newest articles. Renders nothing if there are none. */
export function NewestArticles() {
  const place = useRef<HTMLDivElement>(null)
  const { data } = useInfiniteQuery({ ...newestArticles, enabled: useNearViewport(place) })
  const newest = data?.pages[0]?.items ?? []
  return (
    <div ref={place}>
      {newest.length > 0 && (
        <Section heading={pages.insights.heading} intro={pages.insights.intro}>
          <ArticleCarousel label={insightsWords.newestArticles} articles={newest} />
        </Section>
      )}
    </div>
  )
}
