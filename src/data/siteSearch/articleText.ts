import type { StoredArticle } from '@/data/collections/articles'
import { paths } from '@/paths'
import { readHeadings } from './readHtml'
import type { SearchText } from './searchTexts'

/** Of an article in the build, and of one that is newer than the build. */
export function articleText({ id, title, practice, date, summary, tags, text }: StoredArticle): SearchText {
  const headings = readHeadings(text)
  return {
    kind: 'article',
    path: paths.article(id),
    title,
    ...(practice && { practice }),
    ...(date !== null && { date }),
    ...(summary && { text: summary }),
    ...(headings.length > 0 && { lines: headings }),
    ...(tags.length > 0 && { keywords: tags }),
  }
}
