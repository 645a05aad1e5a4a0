import { useEffect, useState } from 'react'
import type { Article } from '@/data/blogs'
import { useSnapshot } from '@/hooks/SnapshotContext'
import { lazyModule } from '@/lib/lazyModule'
import { type BuiltBody, builtBodyKey, fingerprint, type PreparedBody } from './builtBody'

export type LoadedBody =
  | { status: 'loading' }
  | { status: 'ready'; value: PreparedBody }
  | { status: 'failed'; retry: () => void }

const preparation = lazyModule(() => import('./prepareInBrowser'))

type Settled = { content: string; body: PreparedBody | null }

/**
 * An article's sanitised text. Prerendered text is reused from the page; the sanitiser is only downloaded
 * for text that the build has not seen.
 */
export function useArticleBody({ id, blogContent }: Article): LoadedBody {
  const built = useBuiltBody(id)
  const [settled, setSettled] = useState<Settled | null>(null)
  const [attempts, setAttempts] = useState(0)
  const isBuilt = built && (blogContent === null || built.fingerprint === fingerprint(blogContent))
  const content = isBuilt ? null : blogContent

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests the same text again
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
  // Keep the old text while newer text is being sanitised.
  return built ? { status: 'ready', value: built } : { status: 'loading' }
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
