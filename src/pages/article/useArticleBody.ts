import { useEffect, useState } from 'react'
import type { Article } from '@/data/blogs'
import { useBuilt } from '@/hooks/SnapshotContext'
import { loadChunk } from '@/lib/loadChunk'
import { type BuiltBody, builtBodyKey, fingerprint, type PreparedBody } from './builtBody'

export type LoadedBody =
  | { status: 'loading' }
  | { status: 'ready'; value: PreparedBody }
  | { status: 'failed'; retry: () => void }

type Settled = { content: string; body: PreparedBody | null }

/**
 * An article's text, made safe to show. What the build made safe is taken from the page as it stands; the
 * sanitiser is fetched only for text that the build has not seen.
 */
export function useArticleBody({ id, blogContent }: Article): LoadedBody {
  const built = useBuiltBody(id)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isBuilt = built && (blogContent === null || built.fingerprint === fingerprint(blogContent))
  const content = isBuilt ? null : blogContent

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again for the same text
  useEffect(() => {
    if (content === null) return
    let wanted = true
    void prepare(content).then((body) => wanted && setSettled({ content, body }))
    return () => {
      wanted = false
    }
  }, [content, attempts])

  if (content !== null && settled?.content === content) {
    if (settled.body) return { status: 'ready', value: settled.body }
    return { status: 'failed', retry: () => setAttempts(attempts + 1) }
  }
  // Also while newer text is being made ready.
  return built ? { status: 'ready', value: built } : { status: 'loading' }
}

async function prepare(content: string): Promise<PreparedBody | null> {
  try {
    const { prepareInBrowser } = await loadChunk(() => import('./prepareInBrowser'))
    return prepareInBrowser(content)
  } catch (error) {
    console.error('Could not prepare the text of an article', error)
    return null
  }
}

/** Kept for the visit: whoever comes back to the article finds another page's text in its place. */
const adopted = new Map<string, string>()

export const ARTICLE_TEXT_ID = 'article-text'

function useBuiltBody(id: string): (PreparedBody & { fingerprint: string }) | null {
  const built = useBuilt<BuiltBody>(builtBodyKey(id))
  if (!built) return null
  if (built.html !== null) return { ...built, html: built.html }
  // This runs before the app has touched the page: what stands there is what the build wrote.
  const html = adopted.get(id) ?? document.getElementById(ARTICLE_TEXT_ID)?.innerHTML ?? ''
  adopted.set(id, html)
  return { ...built, html }
}
