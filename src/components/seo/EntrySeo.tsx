import { site } from 'virtual:content/site'
import type { EntryDescription } from '@/data/collections/entryPages'
import { Seo } from './Seo'
import { breadcrumbs, entryThing } from './structuredData'

type EntrySeoProps = {
  path: string
  parent: { path: string; name: string }
  description: EntryDescription
  isPrerendered?: boolean | undefined
}

/** Metadata of a document's page, as its collection describes it. */
export function EntrySeo({ path, parent, description, isPrerendered }: EntrySeoProps) {
  const { title, author, article, keywords = [], focusKeywords = [], index = true, thing } = description
  // Social images are drawn at build time. What was published later uses the image of the page above.
  const imagePath = isPrerendered ? path : parent.path
  return (
    <Seo
      title={title}
      description={description.description || site.description}
      author={author || site.author}
      path={path}
      index={index}
      {...(keywords.length > 0 && { keywords })}
      {...(focusKeywords.length > 0 && { focusKeywords })}
      imagePath={imagePath}
      {...(article && { article })}
      things={[
        breadcrumbs(parent, { name: title, path }),
        entryThing({ description: description.description, ...thing }, path, imagePath),
      ]}
    />
  )
}
