import type { PageCopy } from './pages'

/** Not with the other pages, so that only this page loads it. */
export const articleNotFound: PageCopy = {
  title: 'Article not found',
  description: 'There is no article at this address.',
  keywords: [],
  heading: 'This article was not found.',
  intro: 'It may have been moved or deleted. All our articles are in Insights.',
  index: false,
}
