import { useRef } from 'react'
import { BlogCarousel } from '@/components/carousel/BlogCarousel'
import { Section } from '@/components/Section'
import { insightWords } from '@/content/insights'
import { pages } from '@/content/pages'
import type { BlogPage } from '@/data/blogs'
import { blogsLoad } from '@/data/loads'
import { useLoad } from '@/hooks/useLoad'
import { useNearViewport } from '@/hooks/useNearViewport'

/** The newest articles. Renders nothing if there are none. */
export function NewestArticles() {
  const place = useRef<HTMLDivElement>(null)
  const newest = useLoad<BlogPage>(blogsLoad, { wanted: useNearViewport(place) })
  return (
    <div ref={place}>
      {newest.status === 'ready' && newest.value.items.length > 0 && (
        <Section
          heading={pages.insights.heading}
          intro={pages.insights.intro}
          join={{ practice: 'digital', place: 'far', side: 'right' }}
        >
          <BlogCarousel label={insightWords.newestArticles} blogs={newest.value.items} />
        </Section>
      )}
    </div>
  )
}
