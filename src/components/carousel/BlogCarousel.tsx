import { ArticleTag } from '@/components/ArticleTag'
import { BlogMeta } from '@/components/BlogMeta'
import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/PageLink'
import { Truncated } from '@/components/Truncated'
import { articleCopy } from '@/content/articlePage'
import { practiceOf } from '@/content/practices'
import type { Blog } from '@/data/blogs'
import { topicTitle, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './BlogCarousel.module.css'
import { Carousel } from './Carousel'

const BLOGS_INTERVAL_MS = 3000
const MAX_BLOGS = 10

export type BlogCarouselProps = { label: string; blogs: readonly Blog[] }

/** A row of articles (four per view, three below 600 px, one below 480 px) and a link to all articles. */
export function BlogCarousel({ label, blogs }: BlogCarouselProps) {
  return (
    <>
      <Carousel label={label} layout="cards" interval={BLOGS_INTERVAL_MS}>
        {blogs.slice(0, MAX_BLOGS).map((blog) => (
          <TopicCard key={blog.id} blog={blog} />
        ))}
      </Carousel>
      <p className={styles.all}>
        <ButtonLink to={paths.insights} variant="line" icon="arrow">
          {articleCopy.allArticles}
        </ButtonLink>
      </p>
    </>
  )
}

function TopicCard({ blog }: { blog: Blog }) {
  return (
    <article className={styles.card} data-practice={practiceOf(blog.domain)}>
      <ArticleTag article={blog} />
      <h3 className={styles.title}>
        <PageLink to={paths.article(blog.id)}>
          <Truncated text={blog.blogTitle} cut={truncate(blog.blogTitle, topicTitle)} />
        </PageLink>
      </h3>
      <div className={styles.meta}>
        <BlogMeta blog={blog} parts={['date', 'minutes']} />
      </div>
    </article>
  )
}
