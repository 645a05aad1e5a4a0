import { articleTexts } from 'virtual:content/articleTexts'
import { articleWords } from 'virtual:words/article'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ArticleMeta } from '@/components/ArticleMeta'
import { ButtonLink } from '@/components/Button'
import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import { Drawing } from '@/components/Drawing'
import { Section } from '@/components/Section'
import { PageLink } from '@/components/SiteLink'
import { type Article, articleNeighboursQuery, newestArticles } from '@/data/articleQueries'
import type { ListedArticle } from '@/data/collections/articles'
import { findPractice } from '@/data/practices'
import { AS_KNOWN } from '@/data/queries'
import type { Neighbours } from '@/data/reader'
import { useNearViewport } from '@/hooks/useNearViewport'
import { paths, servicesOf } from '@/paths'
import styles from './AfterArticle.module.css'

/** What follows the text costs extra reads, so it loads when it is near the viewport. */
export function AfterArticle({ article }: { article: Pick<Article, 'id' | 'date' | 'practice'> }) {
  const end = useRef<HTMLDivElement>(null)
  const enabled = useNearViewport(end)
  const neighbours = useQuery({ ...articleNeighboursQuery(article), ...AS_KNOWN, enabled })
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN, enabled })

  const linked = [article, neighbours.data?.newer, neighbours.data?.older].map((one) => one?.id)

  return (
    <div ref={end} className={`${styles.end} screen-only`}>
      <RelatedPractice id={article.practice} />
      {neighbours.data && <NeighbourLinks {...neighbours.data} />}
      {/* Waits for the neighbours: they appear above these cards, which leave them out. */}
      {newest.data && !neighbours.isPending && (
        <ReadNext practice={article.practice} newest={newest.data.pages[0]?.items ?? []} linked={linked} />
      )}
    </div>
  )
}

/** Where a reader goes who needs help with the subject. */
function RelatedPractice({ id }: { id: string }) {
  const practice = findPractice(id)
  if (!practice) return null
  return (
    <div className="frame">
      <section
        className={`${styles.practice} on-stream`}
        data-practice={practice.position}
        aria-labelledby="related-practice"
      >
        <Drawing practice={id} className={styles.drawing} />
        <h2 id="related-practice">{articleTexts.help.heading}</h2>
        <p>{articleTexts.help.text[practice.id]}</p>
        <div className="row ways-on-stream">
          <ButtonLink to={servicesOf(id)} icon="arrow">
            {articleTexts.help.services[practice.id]}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="line">
            {articleTexts.help.ask}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

function NeighbourLinks({ newer, older }: Neighbours<ListedArticle>) {
  if (!newer && !older) return null
  return (
    <nav className={`frame halves ruled ${styles.neighbours}`} aria-label={articleWords.neighbours}>
      {older && <Neighbour article={older} label={articleWords.older} side="older" />}
      {newer && <Neighbour article={newer} label={articleWords.newer} side="newer" />}
    </nav>
  )
}

type NeighbourProps = { article: ListedArticle; label: string; side: 'newer' | 'older' }

function Neighbour({ article, label, side }: NeighbourProps) {
  return (
    <PageLink
      className={`${styles.neighbour} from-top muted plain`}
      to={paths.article(article.id)}
      data-side={side}
    >
      <span className="caption">{label}</span>
      <span className={`${styles.title} hover-line balanced wrap-anywhere`}>{article.title}</span>
      <ArticleMeta article={article} parts={['date', 'minutes']} />
    </PageLink>
  )
}

type ReadNextProps = {
  practice: string
  newest: readonly ListedArticle[]
  /** The ids of this article and of those that the page already links to. */
  linked: readonly (string | undefined)[]
}

export function ReadNext(props: ReadNextProps) {
  const articles = chooseNext(props)
  if (articles.length === 0) return null
  return (
    <Section heading={articleWords.readNext} kind="stub">
      <ArticleCarousel label={articleWords.readNextList} articles={articles} />
    </Section>
  )
}

/** The newest other articles, same practice first. */
function chooseNext({ practice, newest, linked }: ReadNextProps): ListedArticle[] {
  const isRelated = (article: ListedArticle) => Number(article.practice === practice)
  return newest.filter(({ id }) => !linked.includes(id)).toSorted((a, b) => isRelated(b) - isRelated(a))
}
