import { waitFor } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'

type Mounted = Pane & {
  componentDidMount: () => void
  sendPicture: (message: object) => Promise<void>
}
type Pane = { check: () => Promise<void>; reload: () => void; componentWillUnmount: () => void }

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

it('says that a form is not checked while files that it reads have mistakes', async () => {
  vi.resetModules()
  vi.stubGlobal('__ONLINE_STUDIO__', null)
  vi.spyOn(console, 'warn').mockReturnValue()
  const { UserError } = await import('../../../../scripts/lib/userError')
  const validateEntry = () =>
    Promise.reject(new UserError('content/plans.yaml:90: plans 4 practice is "children".'))
  vi.doMock('../../../../tools/studio/page/validateSite', () => ({ validateEntry }))
  const { createPreviewPane } = await import('../../../../tools/studio/page/previewPane')
  Object.assign(window, { createClass: (pane: object) => pane })
  const setState = vi.fn()
  const entry = { get: () => ({ toJS: () => ({}) }) }
  const props = { entry, collection: { get: () => 'pages' } }
  await Object.assign(createPreviewPane() as Pane, { props, setState }).check()
  expect(setState).toHaveBeenCalledWith({ note: expect.stringMatching(/prevent the check of this form/) })
})

describe('without the studio', () => {
  /** A pane whose form has no mistakes, and what it says. */
  async function open() {
    vi.resetModules()
    vi.stubGlobal('__ONLINE_STUDIO__', null)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    vi.spyOn(console, 'warn').mockReturnValue()
    const { chooseStore } = await import('../../../../tools/studio/page/store')
    const { serverStore } = await import('../../../../tools/studio/page/serverStore')
    chooseStore(serverStore)
    const validateEntry = async () => ({ mistakes: [], page: null })
    vi.doMock('../../../../tools/studio/page/validateSite', async (importOriginal) => ({
      ...(await importOriginal<object>()),
      validateEntry,
    }))
    const { createPreviewPane } = await import('../../../../tools/studio/page/previewPane')
    Object.assign(window, { createClass: (pane: object) => pane })
    const entry = { get: () => ({ toJS: () => ({}) }) }
    const props = { entry, collection: { get: () => 'pages' } }
    const state = { note: '' }
    const setState = (changed: object) => Object.assign(state, changed)
    return Object.assign(createPreviewPane() as Mounted, { props, state, setState })
  }

  it('says so when a form is opened', async () => {
    const pane = await open()
    pane.componentDidMount()
    await waitFor(() => expect(pane.state.note).toMatch(/^The studio is not running/))
    pane.componentWillUnmount()
  })

  it('says so when the preview asks for a picture', async () => {
    const pane = await open()
    const contentWindow = { postMessage: vi.fn() }
    Object.assign(pane, { frame: { contentWindow } })
    await pane.sendPicture({ source: contentWindow, data: { address: '/team/one.webp' } })
    expect(pane.state.note).toMatch(/^The studio is not running/)
  })
})
