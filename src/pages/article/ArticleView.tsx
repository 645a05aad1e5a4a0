import { useRef } from 'react'
import { practiceOf } from '@/content/practices'
import type { Article } from '@/data/blogs'
import { neighboursQuery, newestArticles } from '@/data/queries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { useQuery } from '@/hooks/useQuery'
import { ArticleBody } from './ArticleBody'
import { ArticleHead } from './ArticleHead'
import styles from './ArticleView.module.css'
import { Contents } from './Contents'
import { NeighbourLinks } from './NeighbourLinks'
import { ReadNext } from './ReadNext'
import { Share } from './Share'
import { useArticleBody } from './useArticleBody'

/** Articles with this many headings or fewer need no table of contents. */
const HEADINGS_WITHOUT_CONTENTS = 3

export function ArticleView({ article }: { article: Article }) {
  const { id, place, domain } = article
  const body = useArticleBody(article)
  const end = useRef<HTMLDivElement>(null)
  // What follows the text costs extra reads, so load it when it is near the viewport.
  const nearEnd = useNearViewport(end, { enabled: body.status !== 'loading' })
  const neighbours = useQuery(neighboursQuery(id, place), { enabled: nearEnd, refresh: false })
  const newest = useQuery(newestArticles, { enabled: nearEnd, refresh: false })
  const headings = body.status === 'ready' ? body.value.headings : []

  return (
    <>
      <article className={`frame ${styles.article}`} data-id={id} data-practice={practiceOf(domain)}>
        <ArticleHead article={article} />
        <div className={styles.side}>
          {headings.length > HEADINGS_WITHOUT_CONTENTS && <Contents headings={headings} />}
        </div>
        <div className={styles.text}>
          <ArticleBody id={id} body={body} />
          <Share id={id} title={article.blogTitle} />
        </div>
      </article>
      <div ref={end} className={styles.end}>
        {neighbours.data && <NeighbourLinks {...neighbours.data} />}
        {newest.data && <ReadNext article={article} newest={newest.data.items} />}
      </div>
    </>
  )
}
