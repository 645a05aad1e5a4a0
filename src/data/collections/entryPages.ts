/** What a collection declares if each of its documents has a page. */
export type EntryPages<Document, Listed> = {
  /** The page of a document. Its route is in src/routes.tsx. */
  path: (id: string) => string
  /** What lists carry of a document, besides its id and its reading time: as little as they show. */
  listed: readonly Listed[]
  describe: (document: Document, site: DescribedSite) => EntryDescription
  /**
   * The documents of which the build renders pages, the most important first: it renders a thousand of a collection. Without
   * it, all of them.
   */
  inBuild?: (documents: Document[]) => Document[]
  /**
   * Whether Hosting serves a page without content for documents that have none: those written since the build, and the old
   * ones of a large archive. It then also answers ids that do not exist.
   */
  hasShell: boolean
}

/** What search engines, link previews and the social image say about a page. */
export type EntryDescription = {
  title: string
  description: string
  /** The id of a practice, whose colour and name the social image has. */
  practice?: string
  /** On the social image, besides the practice and the date. */
  note?: string
  /** When it was published: on the social image and in the sitemap. */
  date?: number | null
  /** Without one, the site's. */
  author?: string
  keywords?: readonly string[]
  focusKeywords?: readonly string[]
  /** False keeps the page out of search engines. */
  index?: boolean
  /** Open Graph's properties of something to read. */
  article?: { date: number | null; section: string; tags: readonly string[] }
  /** Structured data: a thing of schema.org. The page adds its address, its picture and the description. */
  thing: Thing
}

/** One thing of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What a description can say about the site. */
export type DescribedSite = {
  language: string
  organization: { '@id': string }
  practiceName: (id: string) => string
  /** Of the first office. */
  timeZone: string
  /** The address in a town: that of an office, if there is one. */
  addressIn: (town: string) => Thing
}

type Publication = { title: string; author: string; date: number | null; practice: string; tags: string[] }

/** The description of something to read. */
export function describePublication(type: string, publication: Publication, site: DescribedSite) {
  const { title, author, date, practice, tags } = publication
  const section = site.practiceName(practice)
  return {
    ...{ title, practice, date, author },
    article: { date, section, tags },
    thing: {
      '@type': type,
      headline: title,
      ...(date !== null && { datePublished: new Date(date).toISOString() }),
      ...(section && { articleSection: section }),
      ...(tags.length > 0 && { keywords: tags.join(', ') }),
      author: author ? { '@type': 'Person', name: author } : site.organization,
      publisher: site.organization,
      inLanguage: site.language,
    },
  }
}

/** The file of the page without content, without its ending. */
export const shellOf = (folder: string) => `${folder}-shell`
