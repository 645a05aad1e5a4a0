import { useRef } from 'react'
import type { Article } from '@/data/blogs'
import { neighboursQuery, newestArticles } from '@/data/queries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { useQuery } from '@/hooks/useQuery'
import styles from './ArticleView.module.css'
import { NeighbourLinks } from './NeighbourLinks'
import { ReadNext } from './ReadNext'

type AfterArticleProps = { article: Pick<Article, 'id' | 'place' | 'domain'> }

/** What follows the text costs extra reads, so it loads when it is near the viewport. */
export function AfterArticle({ article }: AfterArticleProps) {
  const end = useRef<HTMLDivElement>(null)
  const enabled = useNearViewport(end)
  const neighbours = useQuery(neighboursQuery(article.id, article.place), { enabled, refresh: false })
  const newest = useQuery(newestArticles, { enabled, refresh: false })

  return (
    <div ref={end} className={styles.end}>
      {neighbours.data && <NeighbourLinks {...neighbours.data} />}
      {newest.data && <ReadNext article={article} newest={newest.data.items} />}
    </div>
  )
}
