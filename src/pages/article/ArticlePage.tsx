import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { articleWords } from 'virtual:words/article'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { EmptyNotice, type Retry } from '@/components/EmptyNotice'
import { NotFoundMessage } from '@/components/NotFoundMessage'
import { Section } from '@/components/Section'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { PageSeo } from '@/components/seo/PageSeo'
import { Seo } from '@/components/seo/Seo'
import { articleThing, breadcrumbs } from '@/components/seo/structuredData'
import { type Article, articleQuery } from '@/data/articleQueries'
import { hasFailed } from '@/data/queries'
import { paths } from '@/paths'
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

function ArticleSeo({ article }: { article: Article }) {
  const { id, blogTitle, desc, blogDesc, writerName, date, domain, archive, metaTags, focusKeywords } =
    article
  const path = paths.article(id)
  // Social images are drawn at build time. Articles published later use the list's image.
  const imagePath = article.isPrerendered ? path : paths.insights
  return (
    <Seo
      title={blogTitle}
      description={desc || blogDesc || site.description}
      author={writerName || site.author}
      path={path}
      index={!archive}
      {...(metaTags.length > 0 && { keywords: metaTags })}
      {...(focusKeywords.length > 0 && { focusKeywords })}
      imagePath={imagePath}
      article={{ date, domain, tags: metaTags }}
      things={[
        breadcrumbs({ name: pages.insights.title, path: paths.insights }, { name: blogTitle, path }),
        articleThing(article, imagePath),
      ]}
    />
  )
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
        <EmptyNotice retry={article}>{articleWords.notLoaded}</EmptyNotice>
      </Section>
    </>
  )
}

function ArticleNotFound() {
  return (
    <>
      <PageSeo page={pages.articleNotFound} path={paths.insights} />
      <NotFoundMessage heading={pages.articleNotFound.heading} intro={pages.articleNotFound.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </NotFoundMessage>
    </>
  )
}
