import { pageTexts } from 'virtual:content/pageTexts'
import { articleWords } from 'virtual:words/article'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EntryPage } from '@/components/EntryPage'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { articleQuery } from '@/data/articleQueries'
import { paths } from '@/paths'
import { ArticleView } from './ArticleView'
import styles from './ArticleView.module.css'

const parent = { path: paths.insights, texts: pageTexts.insights }

const texts = {
  page: pageTexts.article,
  missing: pageTexts.articleNotFound,
  notLoaded: articleWords.notLoaded,
}

export function ArticlePage() {
  const { article: id = '' } = useParams()
  const article = useQuery(articleQuery(id))
  return (
    <EntryPage
      entry={article}
      path={paths.article(id)}
      parent={parent}
      texts={texts}
      loading={(heading) => <ArticleLoading heading={heading} />}
    >
      {(article) => <ArticleView article={article} />}
    </EntryPage>
  )
}

const LINES = ['long', 'full', 'full', 'long', 'full', 'full', 'full', 'short'] as const

/** Head, ribbon and text where those of the article will be. */
function ArticleLoading({ heading }: { heading: string }) {
  return (
    <article className={`frame ${styles.article}`} data-pending>
      <header className={styles.head}>
        <h1 className="visually-hidden">{heading}</h1>
        <SkeletonGroup className={styles.loading}>
          <Skeleton length="short" />
          <Skeleton shape="title" />
          <Skeleton shape="title" length="long" />
          <Skeleton length="long" />
        </SkeletonGroup>
      </header>
      <div className={styles.ribbon}>
        <i className={styles.rule} />
      </div>
      <div className={`${styles.text} ${styles.loading}`}>
        {LINES.map((length, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} length={length} />
        ))}
      </div>
    </article>
  )
}
