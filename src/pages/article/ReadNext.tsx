import { BlogCarousel } from '@/components/carousel/BlogCarousel'
import { Section } from '@/components/Section'
import { articleCopy } from '@/content/articlePage'
import type { Blog } from '@/data/blogs'

export type ReadNextProps = {
  article: { id: string; domain: string }
  newest: Blog[]
  linked?: readonly string[]
}

/** `linked` are the ids of the articles that the page already links to. */
export function ReadNext({ article, newest, linked = [] }: ReadNextProps) {
  const blogs = chooseNext(
    article,
    newest.filter(({ id }) => !linked.includes(id)),
  )
  if (blogs.length === 0) return null
  return (
    <Section heading={articleCopy.readNext}>
      <BlogCarousel label={articleCopy.readNextList} blogs={blogs} />
    </Section>
  )
}

/** The newest other articles, same domain first. */
function chooseNext({ id, domain }: ReadNextProps['article'], newest: Blog[]): Blog[] {
  const others = newest.filter((blog) => blog.id !== id)
  const isRelated = (blog: Blog) => Number(blog.domain === domain)
  return others.toSorted((a, b) => isRelated(b) - isRelated(a))
}
