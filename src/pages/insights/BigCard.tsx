import { ArticleDrawing } from '@/components/ArticleDrawing'
import { BlogMeta } from '@/components/BlogMeta'
import { PageLink } from '@/components/PageLink'
import { Truncated } from '@/components/Truncated'
import { practiceOf } from '@/content/practices'
import type { Blog } from '@/data/blogs'
import { largeTitle, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './BigCard.module.css'

/** Titles with more characters use a smaller font size. */
const SHORT_TITLE = 42

export function BigCard({ blog }: { blog: Blog }) {
  const practice = practiceOf(blog.domain)
  const title = truncate(blog.blogTitle, largeTitle)
  return (
    <article className={styles.card} data-practice={practice ?? 'ca'}>
      <PageLink className={styles.link} to={paths.article(blog.id)}>
        <ArticleDrawing article={blog} className={styles.drawing} />
        <h2 className={styles.title} data-long={title.length > SHORT_TITLE || undefined}>
          <Truncated text={blog.blogTitle} cut={title} />
        </h2>
        <BlogMeta blog={blog} />
      </PageLink>
    </article>
  )
}
