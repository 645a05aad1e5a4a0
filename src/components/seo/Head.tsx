import { createContext, type ReactNode, use } from 'react'
import { Helmet } from 'react-helmet-async'

/** What a page says about itself. */
type PageFacts = {
  /** The page's absolute URL. */
  canonical: string
  isIndexed: boolean
}

export type PageHead = PageFacts & { tags: ReactNode }

/** Set in the build, which renders the head itself: on React 19, Helmet's context collects nothing. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null)

/** The tags of a page's head: elements, because Helmet accepts no components. */
export function Head({ children, ...facts }: PageFacts & { children: ReactNode }) {
  const collect = use(HeadCollector)
  if (!collect) return <Helmet>{children}</Helmet>
  collect({ ...facts, tags: children })
  return null
}
