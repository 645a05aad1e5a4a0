import { pages } from 'virtual:content/pages'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { EmptyNotice, type Retry } from '@/components/EmptyNotice'
import { Lost } from '@/components/Lost'
import { Section } from '@/components/Section'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { PageSeo } from '@/components/seo/PageSeo'
import { emptyMessages } from '@/content/messages'
import { articleQuery, hasFailed } from '@/data/queries'
import { paths } from '@/paths'
import { ArticleSeo } from './ArticleSeo'
import { ArticleView } from './ArticleView'

export function ArticlePage() {
  const id = articleId(useLocation().pathname)
  const article = useQuery(articleQuery(id))

  if (hasFailed(article)) return <ArticleFailed article={article} />
  if (article.isPending) return <ArticleLoading />
  if (!article.data) return <ArticleNotFound />
  return (
    <>
      <ArticleSeo article={article.data} />
      <ArticleView key={id} article={article.data} />
    </>
  )
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

function ArticleNotFound() {
  return (
    <>
      <PageSeo page={pages.articleNotFound} path={paths.insights} />
      <Lost heading={pages.articleNotFound.heading} intro={pages.articleNotFound.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </Lost>
    </>
  )
}
