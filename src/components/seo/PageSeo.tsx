import { emptyLists } from 'virtual:content/emptyLists'
import type { PageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { paths } from '@/paths'
import { isListed } from '@/shownPages'
import { Seo } from './Seo'
import { breadcrumbs } from './structuredData'

type PageSeoProps = {
  page: PageTexts
  path: string
  /** `path` is only that of the page above, until it is known which document this page shows. */
  isPending?: boolean
}

/** Metadata of a page whose texts are in content/pages.yaml. */
export function PageSeo({ page, path, isPending = false }: PageSeoProps) {
  const { title, description, keywords, index } = page
  const isInSitemap = isListed(path) && !emptyLists.includes(path)
  return (
    <Seo
      title={title}
      description={description}
      author={site.author}
      path={path}
      keywords={keywords}
      index={index && (isInSitemap || isPending)}
      isPending={isPending}
      imagePath={isInSitemap ? path : paths.home}
      things={path === paths.home || isPending ? [] : [breadcrumbs({ name: title, path })]}
    />
  )
}
