import type { ReactElement } from 'react'
import { BlogMeta } from '@/components/BlogMeta'
import { PageLink } from '@/components/PageLink'
import { Truncated } from '@/components/Truncated'
import { type Practice, practiceOf } from '@/content/practices'
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
        <svg
          className={styles.motif}
          viewBox="0 0 600 720"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
        >
          {motifs[practice ?? 'ca']}
        </svg>
        <h2 className={styles.title} data-long={title.length > SHORT_TITLE || undefined}>
          <Truncated text={blog.blogTitle} cut={title} />
        </h2>
        <BlogMeta blog={blog} />
      </PageLink>
    </article>
  )
}

/** Each practice's part of the ribbons: lines and concentric arcs. */
const motifs: Record<Practice, ReactElement> = {
  technical: (
    <>
      <path d="M600 340H440A220 220 0 0 0 220 560V720H320V560A120 120 0 0 1 440 440H600z" />
      <path d="M600 500H460A60 60 0 0 0 400 560V720H600z" />
    </>
  ),
  digital: (
    <>
      <path d="M200 720V620A180 180 0 0 1 380 440H420A80 80 0 0 0 500 360V0H600V360A180 180 0 0 1 420 540H380A80 80 0 0 0 300 620V720z" />
      <path d="M600 720H400A200 200 0 0 1 600 520z" />
    </>
  ),
  ca: (
    <>
      <path d="M400 720A200 200 0 0 1 600 520V720z" />
      <path d="M200 720A400 400 0 0 1 600 320V420A300 300 0 0 0 300 720z" />
    </>
  ),
}
