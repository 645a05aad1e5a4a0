import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import type { EntryDescription, EntryPages } from '@/data/collections/pages'
import { practiceName } from '@/data/practices'
import { paths } from '@/paths'
import { Seo } from './Seo'
import { breadcrumbs, entryThing } from './structuredData'

type EntrySeoProps = {
  path: string
  parent: EntryPages<never, never>['parent']
  description: EntryDescription
  isPrerendered?: boolean | undefined
}

/** Metadata of a document's page, as its collection describes it. */
export function EntrySeo({ path, parent, description, isPrerendered }: EntrySeoProps) {
  const { title, practice = '', publication, keywords = [], focusKeywords = [], index = true } = description
  // Social images are drawn at build time. What was published later uses the image of the page above.
  const imagePath = isPrerendered ? path : paths[parent]
  return (
    <Seo
      title={title}
      description={description.description || site.description}
      author={publication?.author || site.author}
      path={path}
      index={index}
      {...(keywords.length > 0 && { keywords })}
      {...(focusKeywords.length > 0 && { focusKeywords })}
      imagePath={imagePath}
      {...(publication && { article: { ...publication, section: practiceName(practice) } })}
      things={[
        breadcrumbs({ name: pages[parent].title, path: paths[parent] }, { name: title, path }),
        entryThing(description, path, imagePath),
      ]}
    />
  )
}
