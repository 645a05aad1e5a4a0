import { articleTexts } from 'virtual:content/articleTexts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '@/components/Button'
import { PracticeDrawing } from '@/components/PracticeDrawing'
import { practiceOf } from '@/content/practices'
import { type Article, AS_KNOWN, neighboursQuery, newestArticles } from '@/data/queries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { paths, servicesOf } from '@/paths'
import styles from './ArticleView.module.css'
import { NeighbourLinks } from './NeighbourLinks'
import { ReadNext } from './ReadNext'

type AfterArticleProps = { article: Pick<Article, 'id' | 'place' | 'domain'> }

/** What follows the text costs extra reads, so it loads when it is near the viewport. */
export function AfterArticle({ article }: AfterArticleProps) {
  const end = useRef<HTMLDivElement>(null)
  const enabled = useNearViewport(end)
  const neighbours = useQuery({ ...neighboursQuery(article.id, article.place), ...AS_KNOWN, enabled })
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN, enabled })

  const linked = [article, neighbours.data?.newer, neighbours.data?.older].map((one) => one?.id)

  return (
    <div ref={end} className={`${styles.end} screen-only`}>
      <RelatedPractice domain={article.domain} />
      {neighbours.data && <NeighbourLinks {...neighbours.data} />}
      {newest.data && (
        <ReadNext domain={article.domain} newest={newest.data.pages[0]?.items ?? []} linked={linked} />
      )}
    </div>
  )
}

/** Where a reader goes who needs help with the subject. */
function RelatedPractice({ domain }: { domain: string }) {
  const practice = practiceOf(domain)
  if (!practice) return null
  return (
    <div className="frame">
      <section className={styles.practice} data-practice={practice} aria-labelledby="related-practice">
        <PracticeDrawing practice={practice} level={3} className={styles.drawing} />
        <h2 id="related-practice">{articleTexts.help.heading}</h2>
        <p>{articleTexts.help.text[practice]}</p>
        <div className={styles.ways}>
          <ButtonLink to={servicesOf(practice)} icon="arrow">
            {articleTexts.help.services[practice]}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="line">
            {articleTexts.help.ask}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
