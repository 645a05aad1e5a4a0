import { ArticleMeta } from '@/components/ArticleMeta'
import { PageLink } from '@/components/PageLink'
import { articleCopy } from '@/content/articlePage'
import type { ListedArticle, Neighbours } from '@/data/articles'
import { paths } from '@/paths'
import styles from './NeighbourLinks.module.css'

export function NeighbourLinks({ newer, older }: Neighbours) {
  if (!newer && !older) return null
  return (
    <nav className={`frame ${styles.neighbours}`} aria-label={articleCopy.neighbours}>
      {older && <Neighbour article={older} label={articleCopy.older} side="older" />}
      {newer && <Neighbour article={newer} label={articleCopy.newer} side="newer" />}
    </nav>
  )
}

type NeighbourProps = { article: ListedArticle; label: string; side: 'newer' | 'older' }

function Neighbour({ article, label, side }: NeighbourProps) {
  return (
    <PageLink className={styles.neighbour} to={paths.article(article.id)} data-side={side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{article.blogTitle}</span>
      <ArticleMeta article={article} parts={['date', 'minutes']} />
    </PageLink>
  )
}
