import { emptyLists } from 'virtual:content/emptyLists'
import type { PageTexts } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { paths } from '@/paths'
import { Seo } from './Seo'
import { breadcrumbs, type Thing } from './structuredData'

type PageSeoProps = { page: PageTexts; path: string; things?: readonly Thing[] }

/** Metadata of a page whose texts are in content/pages.yaml. */
export function PageSeo({ page, path, things = [] }: PageSeoProps) {
  const { title, description, keywords, index } = page
  const way = path === paths.home ? [] : [breadcrumbs({ name: title, path })]
  return (
    <Seo
      title={title}
      description={description}
      author={site.author}
      path={path}
      keywords={keywords}
      index={index && !emptyLists.includes(path)}
      things={[...way, ...things]}
    />
  )
}
