import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { Seo } from '@/components/seo/Seo'
import { articleThing, breadcrumbs } from '@/components/seo/structuredData'
import type { Article } from '@/data/queries'
import { paths } from '@/paths'

export function ArticleSeo({ article }: { article: Article }) {
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
