import { BlogMeta } from '@/components/BlogMeta'
import { PageLink } from '@/components/PageLink'
import { articleCopy } from '@/content/articlePage'
import type { Blog, Neighbours } from '@/data/blogs'
import { paths } from '@/paths'
import styles from './NeighbourLinks.module.css'

export function NeighbourLinks({ newer, older }: Neighbours) {
  if (!newer && !older) return null
  return (
    <nav className={`frame ${styles.neighbours}`} aria-label={articleCopy.neighbours}>
      {older && <Neighbour blog={older} label={articleCopy.older} side="older" />}
      {newer && <Neighbour blog={newer} label={articleCopy.newer} side="newer" />}
    </nav>
  )
}

type NeighbourProps = { blog: Blog; label: string; side: 'newer' | 'older' }

function Neighbour({ blog, label, side }: NeighbourProps) {
  return (
    <PageLink className={styles.neighbour} to={paths.article(blog.id)} data-side={side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{blog.blogTitle}</span>
      <BlogMeta blog={blog} parts={['date', 'minutes']} />
    </PageLink>
  )
}
