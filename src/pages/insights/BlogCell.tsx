import { ArticleTag } from '@/components/ArticleTag'
import { BlogMeta } from '@/components/BlogMeta'
import { PageLink } from '@/components/PageLink'
import { Truncated } from '@/components/Truncated'
import { practiceOf } from '@/content/practices'
import type { Blog } from '@/data/blogs'
import { smallTitle, truncate, truncateDescription } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './MoreBlogs.module.css'

export function BlogCell({ blog }: { blog: Blog }) {
  return (
    <li className={styles.cell} data-practice={practiceOf(blog.domain)}>
      <article className={styles.article}>
        <ArticleTag article={blog} />
        <h3 className={styles.title}>
          <PageLink to={paths.article(blog.id)}>
            <Truncated text={blog.blogTitle} cut={truncate(blog.blogTitle, smallTitle)} />
          </PageLink>
        </h3>
        {blog.blogDesc && (
          <p className={styles.desc}>
            <Truncated text={blog.blogDesc} cut={truncateDescription(blog.blogDesc)} />
          </p>
        )}
        <div className={styles.meta}>
          <BlogMeta blog={blog} parts={['writer', 'date', 'minutes']} />
        </div>
      </article>
    </li>
  )
}
