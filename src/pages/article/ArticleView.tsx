import { articleTexts } from 'virtual:content/articleTexts'
import { articleWords } from 'virtual:words/article'
import { Suspense, useId, useState } from 'react'
import { ArticleMeta, ArticleTag } from '@/components/ArticleMeta'
import { EntryBody } from '@/components/EntryBody'
import { Icon } from '@/components/Icon'
import type { Article } from '@/data/articleQueries'
import { positionOf } from '@/data/practices'
import type { Heading } from '@/data/prepareBody'
import { AfterArticle } from './AfterArticle'
import styles from './ArticleView.module.css'
import { Share, ShareAtTitle } from './Share'

/** Articles with this many headings or fewer need no table of contents. */
const HEADINGS_WITHOUT_CONTENTS = 3

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
        <div className={`${styles.side} screen-only`}>
          {body.headings.length > HEADINGS_WITHOUT_CONTENTS && <Contents headings={body.headings} />}
        </div>
        <div className={styles.text}>
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
      {isHidden && (
        <p className={styles.archived}>
          <strong>{articleWords.archived}</strong> {articleTexts.archived}
        </p>
      )}
    </header>
  )
}

/** Beside the text; above it on small screens, where it is collapsed. */
function Contents({ headings }: { headings: Heading[] }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={`${styles.heading} subheading`}>
        {articleWords.contents}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {articleWords.contents} <Icon name="chevron" />
      </button>
      <ol id={`${id}-list`} data-open={isOpen || undefined}>
        {headings.map(({ id: target, text, level }) => (
          <li key={target} data-level={level}>
            {/* Closed, so that the page is as high as when the visitor returns to it. */}
            <a className="line plain wrap-anywhere" href={`#${target}`} onClick={() => setIsOpen(false)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
