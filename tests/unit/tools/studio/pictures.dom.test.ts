import { beforeEach, expect, it, vi } from 'vitest'
import { convertPicture } from '../../../../tools/studio/page/convertPicture'
import { showHostPictures } from '../../../../tools/studio/page/hostPictures'
import { readFileSync } from '../../../../tools/studio/page/node/fs'
import { createPreviewPane } from '../../../../tools/studio/page/previewPane'
import { siteFiles } from '../../../../tools/studio/page/siteFiles'
import { chooseStore, type Store } from '../../../../tools/studio/page/store'

vi.hoisted(() => Object.assign(globalThis, { __ONLINE_STUDIO__: null, createClass: (pane: object) => pane }))

const readPicture = vi.fn(async (_: string) => null)
chooseStore({ readPicture } as Partial<Store> as Store)
showHostPictures()

beforeEach(() => readPicture.mockClear())

it.each(['/team/%E0.webp', '/team/one.webp'])('the picture %s is read at the git host', (address) => {
  showHostPictures()
  const image = document.body.appendChild(document.createElement('img'))
  image.setAttribute('src', address)
  image.dispatchEvent(new Event('error'))
  expect(readPicture).toHaveBeenCalledWith(address)
})

it('the preview gets the pictures of the site, and nothing else of the studio', async () => {
  const contentWindow = { postMessage: vi.fn() }
  const { sendPicture } = createPreviewPane() as { sendPicture: (message: object) => Promise<void> }
  const addresses = ['/api/read', '/team/../api/a.webp', '//site.example/a.webp', '/team/two.webp']
  for (const address of addresses)
    await sendPicture.call({ frame: { contentWindow } }, { source: contentWindow, data: { address } })
  expect(readPicture.mock.calls).toEqual([['/team/two.webp']])
})

it('the check reads a drawing that is a picture as text, too', () => {
  siteFiles.set('/public/one.svg', new TextEncoder().encode('<svg/>'))
  expect(readFileSync('/public/one.svg', 'utf8')).toBe('<svg/>')
  expect(readFileSync('/public/one.svg')).toHaveLength(6)
})

it('a picture has the letters of its name without accents', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const { name } = await convertPicture(new File([drawing], 'Işık in Łódź.svg'))
  expect(name).toBe('isik-in-lodz.svg')
})
