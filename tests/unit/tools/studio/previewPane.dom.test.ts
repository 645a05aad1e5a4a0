import { expect, it, vi } from 'vitest'

vi.stubGlobal('__ONLINE_STUDIO__', null)
const { createPreviewPane } = await import('../../../../tools/studio/page/previewPane')

const LIST = '#/collections/articles'

it.each<[hash: string, hasSaved: boolean, reloads: number]>([
  [LIST, true, 1],
  [LIST, false, 0],
  // The preview was switched off, or the next entry is new.
  [`${LIST}/entries/a`, true, 0],
  [`${LIST}/new`, true, 0],
])('a form that is left for %s (saved: %s) reads the lists again: %i', (hash, hasSaved, reloads) => {
  Object.assign(window, { createClass: (pane: object) => pane })
  const reload = vi.fn()
  vi.stubGlobal('__ONLINE_STUDIO__', null)
  vi.stubGlobal('location', { hash, reload })
  const pane = createPreviewPane() as { reload: () => void; componentWillUnmount: () => void }
  if (hasSaved) pane.reload()
  pane.componentWillUnmount()
  expect(reload).toHaveBeenCalledTimes(reloads)
})
