import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyMessages } from '@/content/messages'
import { readerOf, SnapshotContext } from '@/hooks/SnapshotContext'
import { ArticleBody } from '@/pages/article/ArticleBody'
import { builtBodyKey } from '@/pages/article/builtBody'
import * as preparation from '@/pages/article/prepareInBrowser'
import { useArticleBody } from '@/pages/article/useArticleBody'
import { render } from '../../../render'

const ID = 'first'
const failure = new Error('out of memory')

function NewText() {
  return <ArticleBody id={ID} body={useArticleBody({ id: ID, blogContent: '<p>New text</p>' })} />
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(preparation, 'prepareInBrowser').mockImplementationOnce(() => {
    throw failure
  })
})

it('can be prepared again after a failure, with a button that is busy meanwhile', async () => {
  render(<NewText />)
  const retry = await screen.findByRole('button', { name: emptyMessages.retry })
  fireEvent.click(retry)
  expect(retry.getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findByText('New text')).toBeDefined()
})

it('stays as it was built if newer text cannot be prepared', async () => {
  const built = { html: '<p>Built text</p>', headings: [], fingerprint: 'of the built text' }
  render(
    <SnapshotContext value={readerOf({ [builtBodyKey(ID)]: built })}>
      <NewText />
    </SnapshotContext>,
  )
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.any(String), failure))
  await act(async () => {})
  expect(screen.getByText('Built text')).toBeDefined()
  expect(screen.queryByRole('button', { name: emptyMessages.retry })).toBeNull()
})
