/** Texts of the article list. */
export const insightCopy = {
  all: 'All',
  filter: 'Practice',
  loadingMore: 'Loading …',
  moreFailed: 'The next articles could not be loaded.',
  noMore: 'You have reached the last article.',
  noneInDomain: 'There are no articles in this practice yet.',
  newestArticles: 'Newest articles',
} as const

/** '7 min' */
export function readingTime(minutes: number): string {
  return `${minutes} min`
}

/** Announced after a press on the filter: '7 articles in Digital', '10 newest articles in all practices' */
export function formatListed(
  count: number,
  { hasMore, domain }: { hasMore: boolean; domain: string | null },
) {
  const noun = `${hasMore ? 'newest ' : ''}${count === 1 ? 'article' : 'articles'}`
  return `${count} ${noun} in ${domain ?? 'all practices'}`
}

/** '9 more articles' */
export function formatMore(count: number): string {
  return count === 1 ? '1 more article' : `${count} more articles`
}
