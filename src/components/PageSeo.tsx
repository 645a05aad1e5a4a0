import type { PageWords } from '@/content/pages'
import { site } from '@/content/site'
import { Seo } from './Seo'

/** The metadata of a page whose words stand in content/pages.ts. */
export function PageSeo({ page, path }: { page: PageWords; path: string }) {
  const { title, description, keywords, index } = page
  return (
    <Seo
      title={title}
      description={description}
      author={site.author}
      path={path}
      keywords={keywords}
      index={index}
    />
  )
}
