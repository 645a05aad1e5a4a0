import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { StudioError } from '../../../../tools/studio/forms/studioError'
import { pictureLibrary } from '../../../../tools/studio/page/pictureLibrary'
import { newVisitor } from '../../../render'

const files = ['team/Asha-Menon.jpg', 'team/ravi.webp', 'articles/desk.SVG', 'robots.txt']
const known = async () => files.map((file) => ({ path: `public/${file}`, id: file }))
const store = vi.hoisted(() => ({ files: vi.fn(), readPicture: async () => null }))
vi.mock('../../../../tools/studio/page/store', () => ({ store }))

beforeEach(() => {
  store.files.mockImplementation(known)
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'))
  }
  document.body.replaceChildren()
})

/** The dialog, with the pictures that the search has found. */
async function open() {
  const insert = vi.fn()
  pictureLibrary.init({ handleInsert: insert }).show({ config: {} } as never)
  await waitFor(() => expect(found()).not.toEqual([]))
  return insert
}

const found = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

const all = ['/team/Asha-Menon.jpg', '/team/ravi.webp', '/articles/desk.SVG']

it('shows every picture of the site, and no other file', async () => {
  await open()
  expect(found()).toEqual(all)
})

it.each([
  ['asha', ['/team/Asha-Menon.jpg']],
  ['ASHA', ['/team/Asha-Menon.jpg']],
  [' team ', all.slice(0, 2)],
  ['svg', ['/articles/desk.SVG']],
  ['nobody', []],
])('the search finds for %j the pictures %j', async (typed, expected) => {
  await open()
  const visitor = newVisitor()
  await visitor.type(screen.getByRole('searchbox'), typed)
  expect(found()).toEqual(expected)
  await visitor.clear(screen.getByRole('searchbox'))
  expect(found()).toEqual(all)
})

it('a picture that was found and pressed is chosen', async () => {
  const insert = await open()
  const visitor = newVisitor()
  await visitor.type(screen.getByRole('searchbox'), 'ravi')
  await visitor.click(screen.getByRole('button', { name: '/team/ravi.webp' }))
  expect(insert).toHaveBeenCalledExactlyOnceWith('/team/ravi.webp')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('says why there are no newer pictures, and shows those that are known', async () => {
  await open()
  document.body.replaceChildren()
  store.files.mockRejectedValue(new StudioError(0, 'The studio is not running.'))
  await open()
  expect(screen.getByRole('status').textContent).toBe('The studio is not running.')
  expect(found()).toEqual(all)
})
