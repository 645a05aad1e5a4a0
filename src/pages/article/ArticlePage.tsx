import { pages } from 'virtual:content/pages'
import { articleWords } from 'virtual:words/article'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EntryPage } from '@/components/EntryPage'
import { entryQuery } from '@/data/entryQueries'
import { paths } from '@/paths'
import { ArticleLoading } from './ArticleLoading'
import { ArticleView } from './ArticleView'

const importArticles = async () => (await import('@/data/collections/articles')).articles

const texts = { page: pages.article, missing: pages.articleNotFound, notLoaded: articleWords.notLoaded }

export function ArticlePage() {
  const { article: id = '' } = useParams()
  const article = useQuery(entryQuery('blogs', importArticles, id))
  return (
    <EntryPage
      entry={article}
      path={paths.article(id)}
      parent="insights"
      texts={texts}
      loading={(heading) => <ArticleLoading heading={heading} />}
    >
      {(article) => <ArticleView article={article} />}
    </EntryPage>
  )
}
