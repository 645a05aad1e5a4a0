import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import type { Thing } from '@/data/collections/entryPages'
import { siteAddress } from '@/env'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import { Head } from './Head'
import { JsonLd, SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH, siteThings, socialImage } from './structuredData'

type SeoProps = {
  title?: string
  description?: string
  author?: string
  /** The page's path; canonical and social addresses are made from it. */
  path: string
  keywords?: readonly string[]
  focusKeywords?: readonly string[]
  index?: boolean
  /** Leaves out the address: Hosting serves this page at many, and it does not know yet what it shows. */
  isPending?: boolean | undefined
  /** Set for something to read. */
  article?: { date: number | null; section: string; tags: readonly string[] }
  /** The page whose social image is used, for pages that have no image themselves. */
  imagePath?: string
  /** Structured data about the page. */
  things?: readonly Thing[]
}

/** A page's metadata. Render exactly one per page: on React 19 neither Helmet nor React removes duplicate tags. */
export function Seo(props: SeoProps) {
  const { title, description, author, path, index = true, isPending, article, things = [] } = props
  const { imagePath = path } = props
  const keywords = props.keywords?.length ? props.keywords : site.keywords
  if (!title || !description || !author) console.warn('HelmetComponent: Insufficient props given.')

  const fullTitle = title ? `${site.name} | ${title}` : site.name
  const summary = description || site.description
  const address = siteAddress(path)
  // The build draws none for a page that is not listed.
  const image = socialImage(index ? imagePath : paths.home)

  return (
    <>
      <Head canonical={address} isIndexed={index}>
        <title>{fullTitle}</title>
        <meta name="description" content={summary} />
        <meta name="author" content={author || site.author} />
        <meta name="robots" content={index ? 'index,follow' : 'noindex'} />
        <meta name="keywords" content={keywords.join(', ')} />
        {props.focusKeywords && <meta name="focus-keywords" content={props.focusKeywords.join(', ')} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={article ? 'article' : 'website'} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={summary} />
        {!isPending && <meta property="og:url" content={address} />}
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={String(SOCIAL_IMAGE_WIDTH)} />
        <meta property="og:image:height" content={String(SOCIAL_IMAGE_HEIGHT)} />
        <meta property="og:image:alt" content={fullTitle} />
        {article && articleTags(article)}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={fullTitle} />
        <meta name="twitter:description" content={summary} />
        <meta name="twitter:image" content={image} />
        <meta name="twitter:image:alt" content={fullTitle} />
        {!isPending && <link rel="canonical" href={address} />}
        {isShown(paths.insights) && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={frameWords.feed({ name: site.name, title: pageTexts.insights.title })}
            href="/feed.xml"
          />
        )}
      </Head>
      {index && <JsonLd things={[...siteThings(), ...things]} />}
    </>
  )
}

/** A list, because Helmet accepts no components and drops the `meta` elements of a fragment that is next to others. */
function articleTags({ date, section, tags }: NonNullable<SeoProps['article']>) {
  const published = date === null ? [] : [['published_time', new Date(date).toISOString()]]
  const sections = section ? [['section', section]] : []
  const uniqueTags = [...new Set(tags)].map((tag) => ['tag', tag])
  return [...published, ...sections, ...uniqueTags].map(([name, content]) => (
    <meta key={`${name} ${content}`} property={`article:${name}`} content={content} />
  ))
}
