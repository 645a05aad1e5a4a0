import { useEffect, useState } from 'react'
import type { Retry } from '@/components/EmptyNotice'
import type { Article } from '@/data/blogs'
import { useSnapshot } from '@/hooks/SnapshotContext'
import { lazyModule } from '@/lib/lazyModule'
import { type BuiltBody, builtBodyKey, fingerprint, type PreparedBody } from './builtBody'

export type LoadedBody =
  | { status: 'loading' }
  | { status: 'ready'; value: PreparedBody }
  | { status: 'failed'; retry: Retry }

const preparation = lazyModule(() => import('./prepareInBrowser'))

type Settled = { content: string; attempt: number; body: PreparedBody | null }

/**
 * An article's sanitised text. Prerendered text is reused from the page; the sanitiser is only downloaded
 * for text that the build has not seen.
 */
export function useArticleBody({ id, blogContent }: Pick<Article, 'id' | 'blogContent'>): LoadedBody {
  const built = useBuiltBody(id)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isBuilt = built && (blogContent === null || built.fingerprint === fingerprint(blogContent))
  const content = isBuilt ? null : blogContent

  useEffect(() => {
    if (content === null) return
    let wanted = true
    void prepare(content).then((body) => wanted && setSettled({ content, attempt, body }))
    return () => {
      wanted = false
    }
  }, [content, attempt])

  const isSettled = content !== null && settled?.content === content
  if (isSettled && settled.body) return { status: 'ready', value: settled.body }
  // Until newer text is ready, and if it fails, the old text stays.
  if (built) return { status: 'ready', value: built }
  if (isSettled) {
    const isFetching = settled.attempt < attempt
    return { status: 'failed', retry: { refetch: () => setAttempt(attempt + 1), isFetching } }
  }
  return { status: 'loading' }
}

async function prepare(content: string): Promise<PreparedBody | null> {
  try {
    const { prepareInBrowser } = await preparation.load()
    return prepareInBrowser(content)
  } catch (error) {
    console.error('Could not prepare the text of an article', error)
    return null
  }
}

/** Kept for the visit, because after a navigation the page no longer contains the text. */
const adopted = new Map<string, string>()

export const ARTICLE_TEXT_ID = 'article-text'

function useBuiltBody(id: string): (PreparedBody & { fingerprint: string }) | null {
  const built = useSnapshot<BuiltBody>(builtBodyKey(id))
  if (!built) return null
  if (built.html !== null) return { ...built, html: built.html }
  // This runs before hydration, so the page still contains the prerendered HTML.
  const html = adopted.get(id) ?? document.getElementById(ARTICLE_TEXT_ID)?.innerHTML ?? ''
  adopted.set(id, html)
  return { ...built, html }
}
