import { site } from '@/content/site'
import { env } from '@/env'

export type SeoProps = {
  title?: string
  description?: string
  author?: string
  /** The page's path; canonical and social addresses are made from it. */
  path: string
  keywords?: readonly string[]
  focusKeywords?: readonly string[]
  index?: boolean
}

/** A page's metadata: exactly one per page, for React hoists these tags but never removes doubles. */
export function Seo(props: SeoProps) {
  const { title, description, author, path, index = true } = props
  if (!title || !description || !author) console.warn('HelmetComponent: Insufficient props given.')

  const fullTitle = title ? `${site.name} | ${title}` : site.name
  const summary = description || site.description
  const address = new URL(path, env.siteUrl).href
  const image = new URL('/social.png', env.siteUrl).href

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="author" content={author || site.author} />
      <meta name="robots" content={index ? 'index,follow' : 'noindex'} />
      <meta name="keywords" content={(props.keywords ?? site.keywords).join(', ')} />
      {props.focusKeywords && <meta name="focus-keywords" content={props.focusKeywords.join(', ')} />}
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={image} />
    </>
  )
}
