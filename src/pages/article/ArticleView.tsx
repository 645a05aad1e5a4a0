import { articleTexts } from 'virtual:content/articleTexts'
import { articleWords } from 'virtual:words/article'
import { Suspense } from 'react'
import { ArticleMeta, ArticleTag } from '@/components/ArticleMeta'
import { CaseLine } from '@/components/CaseLine'
import { Contents } from '@/components/Contents'
import { EntryBody } from '@/components/EntryBody'
import type { Article } from '@/data/articleQueries'
import { positionOf } from '@/data/practices'
import { AfterArticle } from './AfterArticle'
import styles from './ArticleView.module.css'
import quotes from './PullQuotes.module.css'
import { Share, ShareAtTitle } from './Share'

export function ArticleView({ article }: { article: Article }) {
  const { id, practice, body } = article

  return (
    <>
      <article className={`frame ${styles.article}`} data-id={id} data-practice={positionOf(practice)}>
        <ArticleHead article={article} />
        <div className={styles.ribbon} aria-hidden="true">
          <i className={styles.rule} />
          <i className={styles.read} />
        </div>
        <Contents className={styles.side} headings={body.headings} />
        <div className={`${styles.text} ${quotes.quotes}`}>
          <EntryBody html={body.html} />
          <Share id={id} title={article.title} />
        </div>
      </article>
      <Suspense>
        <AfterArticle article={article} />
      </Suspense>
    </>
  )
}

function ArticleHead({ article }: { article: Article }) {
  const { id, title, summary, practice, isHidden } = article
  return (
    <header className={styles.head} data-practice={positionOf(practice)}>
      <ArticleTag article={article} />
      <h1 className={styles.title}>{title}</h1>
      {summary && <p className={`${styles.lead} muted wrap-anywhere`}>{summary}</p>}
      <div className={`${styles.meta} label`}>
        <ArticleMeta article={article} parts={['writer', 'date', 'minutes']} />
        <ShareAtTitle id={id} title={title} />
      </div>
      <CaseLine practice={practice} fromKnown />
      {isHidden && (
        <p className={styles.archived}>
          <strong>{articleWords.archived}</strong> {articleTexts.archived}
        </p>
      )}
    </header>
  )
}
