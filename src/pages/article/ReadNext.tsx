import { BlogCarousel } from '@/components/carousel/BlogCarousel'
import { Section } from '@/components/Section'
import { articleCopy } from '@/content/articlePage'
import type { Blog } from '@/data/blogs'

export type ReadNextProps = {
  domain: string
  newest: readonly Blog[]
  /** The ids of this article and of those that the page already links to. */
  linked: readonly (string | undefined)[]
}

export function ReadNext(props: ReadNextProps) {
  const blogs = chooseNext(props)
  if (blogs.length === 0) return null
  return (
    <Section heading={articleCopy.readNext}>
      <BlogCarousel label={articleCopy.readNextList} blogs={blogs} />
    </Section>
  )
}

/** The newest other articles, same domain first. */
function chooseNext({ domain, newest, linked }: ReadNextProps): Blog[] {
  const isRelated = (blog: Blog) => Number(blog.domain === domain)
  return newest.filter(({ id }) => !linked.includes(id)).toSorted((a, b) => isRelated(b) - isRelated(a))
}
