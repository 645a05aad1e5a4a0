import { expect, it, vi } from 'vitest'

type Pane = { reload: () => void; componentWillUnmount: () => void }

const LIST = '#/collections/articles'

it.each<[left: string[], hasSaved: boolean, reloads: number]>([
  [[LIST], true, 1],
  [[LIST], false, 0],
  // The preview was switched off.
  [[`${LIST}/entries/a`], true, 0],
  // After "Save and create new", the next form is left without a save.
  [[`${LIST}/new`, LIST], true, 1],
])('forms that are left for %s (saved: %s) read the lists again: %i', async (left, hasSaved, reloads) => {
  vi.resetModules()
  vi.stubGlobal('__ONLINE_STUDIO__', null)
  const { createPreviewPane } = await import('../../../../tools/studio/page/previewPane')
  Object.assign(window, { createClass: (pane: object) => pane })
  const reload = vi.fn()
  for (const [index, hash] of left.entries()) {
    vi.stubGlobal('location', { hash, reload })
    const pane = createPreviewPane() as Pane
    if (hasSaved && index === 0) pane.reload()
    pane.componentWillUnmount()
  }
  expect(reload).toHaveBeenCalledTimes(reloads)
})
