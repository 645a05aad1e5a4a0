import { Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { EmptyNotice, type Retry } from '@/components/EmptyNotice'
import { Section } from '@/components/Section'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { PageSeo } from '@/components/seo/PageSeo'
import { emptyMessages } from '@/content/messages'
import { pages } from '@/content/pages'
import { articleQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { lazyModule } from '@/lib/lazyModule'
import { paths } from '@/paths'
import { ArticleSeo } from './ArticleSeo'
import { ArticleView } from './ArticleView'

const articleNotFound = lazyModule(async () => (await import('./ArticleNotFound')).ArticleNotFound)

export function ArticlePage() {
  const id = articleId(useLocation().pathname)
  const article = useQuery(articleQuery(id))

  if (article.status === 'loading') return <ArticleLoading />
  if (article.status === 'failed') return <ArticleFailed article={article} />
  if (!article.data) {
    return (
      <Suspense fallback={<ArticleLoading />}>
        <NotFound />
      </Suspense>
    )
  }
  return (
    <>
      <ArticleSeo article={article.data} />
      <ArticleView key={id} article={article.data} />
    </>
  )
}

/** Not `LazyPage`: the skeleton stays until the code has loaded, however long that takes. */
function NotFound() {
  const ArticleNotFound = use(articleNotFound.suspend())
  return <ArticleNotFound />
}

/** Not `useParams`: the router reads '%2F' in an id as a slash. */
function articleId(pathname: string): string {
  const segment = pathname.slice(paths.article('').length).replace(/\/+$/, '')
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Also the shell for articles published after the build, so it does not depend on one article. */
function ArticleLoading() {
  return (
    <>
      <PageSeo page={pages.article} path={paths.insights} />
      <Section level={1} heading={pages.article.heading} pending>
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton length="long" />
        </SkeletonGroup>
      </Section>
    </>
  )
}

function ArticleFailed({ article }: { article: Retry }) {
  return (
    <>
      <PageSeo page={{ ...pages.article, index: false }} path={paths.insights} />
      <Section level={1} heading={pages.article.heading}>
        <EmptyNotice retry={article}>{emptyMessages.article}</EmptyNotice>
      </Section>
    </>
  )
}
