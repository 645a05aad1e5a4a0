import { emptyLists } from 'virtual:content/emptyLists'
import type { PageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { paths } from '@/paths'
import { Seo } from './Seo'
import { breadcrumbs } from './structuredData'

type PageSeoProps = { page: PageTexts; path: string }

/** Metadata of a page whose texts are in content/pages.yaml. */
export function PageSeo({ page, path }: PageSeoProps) {
  const { title, description, keywords, index } = page
  return (
    <Seo
      title={title}
      description={description}
      author={site.author}
      path={path}
      keywords={keywords}
      index={index && !emptyLists.includes(path)}
      things={path === paths.home ? [] : [breadcrumbs({ name: title, path })]}
    />
  )
}
