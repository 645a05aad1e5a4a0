import { byDateDescending, type StoredArticle } from './articles'

/**
 * With its social image, a page takes the build about 0.1 s. For older articles, as for those published after the build,
 * Hosting serves the article shell.
 */
const MAX_ARTICLE_PAGES = 1_000

/** The articles that the build renders, which are the newest ones, and those that are too old. */
export function splitArticles<A extends { id: string; date: number | null }>(
  articles: A[],
  maxPages = MAX_ARTICLE_PAGES,
) {
  const sorted = articles.filter(({ id }) => canBeFile(id)).toSorted(byDateDescending)
  return { rendered: sorted.slice(0, maxPages), tooOld: sorted.slice(maxPages) }
}

/** Only articles with a page need their text, and that of a large archive would fill the memory. */
export function dropTextWithoutPage(articles: StoredArticle[], maxPages = MAX_ARTICLE_PAGES) {
  for (const article of splitArticles(articles, maxPages).tooOld) article.blogContent = ''
}

/** Ids that are not valid file names get no file. Hosting serves the shell for them. */
function canBeFile(id: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N} _.~-]{0,119}$/u.test(id) && !/^index$|[ .]$/i.test(id)
}
