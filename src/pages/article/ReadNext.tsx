import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import { Section } from '@/components/Section'
import { articleCopy } from '@/content/articlePage'
import type { ListedArticle } from '@/data/articles'

export type ReadNextProps = {
  domain: string
  newest: readonly ListedArticle[]
  /** The ids of this article and of those that the page already links to. */
  linked: readonly (string | undefined)[]
}

export function ReadNext(props: ReadNextProps) {
  const articles = chooseNext(props)
  if (articles.length === 0) return null
  return (
    <Section heading={articleCopy.readNext}>
      <ArticleCarousel label={articleCopy.readNextList} articles={articles} />
    </Section>
  )
}

/** The newest other articles, same domain first. */
function chooseNext({ domain, newest, linked }: ReadNextProps): ListedArticle[] {
  const isRelated = (article: ListedArticle) => Number(article.domain === domain)
  return newest.filter(({ id }) => !linked.includes(id)).toSorted((a, b) => isRelated(b) - isRelated(a))
}
