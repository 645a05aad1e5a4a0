import { insightsWords } from 'virtual:words/insights'
import { ArticleMeta, ArticleTag } from '@/components/ArticleMeta'
import { ButtonLink } from '@/components/Button'
import { PageLink } from '@/components/SiteLink'
import { Truncated } from '@/components/Truncated'
import type { ListedArticle } from '@/data/collections/articles'
import { positionOf } from '@/data/practices'
import { topicTitle, truncate } from '@/lib/truncate'
import { paths } from '@/paths'
import styles from './ArticleCarousel.module.css'
import { Carousel } from './Carousel'

const ARTICLES_INTERVAL_MS = 3000
const MAX_ARTICLES = 10

type ArticleCarouselProps = { label: string; articles: readonly ListedArticle[] }

/** A row of articles (four per view, three below 600 px, one below 480 px) and a link to all articles. */
export function ArticleCarousel({ label, articles }: ArticleCarouselProps) {
  return (
    <>
      <Carousel label={label} layout="cards" interval={ARTICLES_INTERVAL_MS}>
        {articles.slice(0, MAX_ARTICLES).map((article) => (
          <TopicCard key={article.id} article={article} />
        ))}
      </Carousel>
      <p className="below">
        <ButtonLink to={paths.insights} variant="line" icon="arrow">
          {insightsWords.allArticles}
        </ButtonLink>
      </p>
    </>
  )
}

function TopicCard({ article }: { article: ListedArticle }) {
  return (
    <article className={styles.card} data-practice={positionOf(article.practice)}>
      <ArticleTag article={article} />
      <h3 className={styles.title}>
        <PageLink className="cell-link" to={paths.article(article.id)}>
          <Truncated text={article.title} cut={truncate(article.title, topicTitle)} />
        </PageLink>
      </h3>
      <div className="muted">
        <ArticleMeta article={article} parts={['date', 'minutes']} />
      </div>
    </article>
  )
}
