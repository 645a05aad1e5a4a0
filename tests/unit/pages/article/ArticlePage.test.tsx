import { pageTexts } from 'virtual:content/pageTexts'
import { articleWords } from 'virtual:words/article'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { articles, type StoredArticle } from '@/data/collections/articles'
import { firestoreReader } from '@/data/firestoreReader'
import type { Neighbours } from '@/data/reader'
import { AfterArticle, ReadNext } from '@/pages/article/AfterArticle'
import { ArticlePage } from '@/pages/article/ArticlePage'
import { Share, ShareAtTitle } from '@/pages/article/Share'
import { paths } from '@/paths'
import { listedArticle, storedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'
import { reportSight } from '../../../testDoubles'

it.each(['a b?c#d', '100%', '..dots', 'naïve'])('reads the article “%s” by its id', async (id) => {
  const readOne = vi.spyOn(firestoreReader, 'readOne').mockResolvedValue(null)
  const route = <Route path={`${paths.insights}/:article`} element={<ArticlePage />} />
  render(<Routes>{route}</Routes>, { path: paths.article(id) })
  expect(await screen.findByRole('heading', { name: pageTexts.articleNotFound.heading })).toBeDefined()
  expect(readOne).toHaveBeenLastCalledWith(articles, id)
})

it('asks the server for a missing article, which may have got another address', async () => {
  vi.spyOn(firestoreReader, 'readOne').mockResolvedValue(null)
  const path = paths.article('renamed')
  const reload = vi.fn()
  const answer = vi.fn(async () => ({ ok: true, type: 'basic' }))
  vi.stubGlobal('location', { pathname: path, reload })
  vi.stubGlobal('fetch', answer)
  const open = () => {
    const route = <Route path={`${paths.insights}/:article`} element={<ArticlePage />} />
    return render(<Routes>{route}</Routes>, { path })
  }
  open()
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(path, expect.anything()))
  await screen.findByRole('heading', { name: pageTexts.articleNotFound.heading })
  expect(reload).not.toHaveBeenCalled()
  answer.mockResolvedValue({ ok: false, type: 'opaqueredirect' })
  open()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it.each([
  ['accountancy', ['/services?practice=accountancy', '/contact']],
  ['gardening', []],
])('the end of an article of the practice %s leads to %j', (practice, expected) => {
  render(<AfterArticle article={{ id: 'a', date: null, practice }} />)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected)
})

const date = Date.UTC(2026)

it('offers the newest articles that are not linked, those of the same practice first', () => {
  const practices = { other: 'technology', related: 'digital', linked: 'digital' }
  const newest = Object.entries(practices).map(([id, practice]) => listedArticle({ id, practice, date }))
  const { rerender } = render(<ReadNext practice="digital" newest={newest} linked={['linked', undefined]} />)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['related', 'other'])
  rerender(<ReadNext practice="digital" newest={newest} linked={Object.keys(practices)} />)
  expect(screen.queryByText(articleWords.readNext)).toBeNull()
})

it('what to read next waits for the neighbours, which are above it and not in it', async () => {
  const [newer, older] = [storedArticle({ id: 'newer', date }), storedArticle({ id: 'older', date })]
  let answer = (_: Neighbours<StoredArticle>) => {}
  const readNeighbours = vi.spyOn(firestoreReader, 'readNeighbours')
  readNeighbours.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { container } = render(<AfterArticle article={{ id: 'a', date: 0, practice: '' }} />, {
    known: [[newestArticles.queryKey, wholeList([newer, older].map(articles.toListed))]],
  })
  act(() => reportSight(container.firstElementChild ?? expect.fail(), true))
  expect(screen.queryAllByRole('link')).toEqual([])
  await waitFor(() => expect(readNeighbours).toHaveBeenCalled())
  answer({ newer, older: null })
  const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
  expect(links.filter((text) => text.includes('newer'))).toHaveLength(1)
  expect(links.filter((text) => text.includes('older'))).toHaveLength(1)
})

it('an article can be shared in browsers without toWellFormed, too', () => {
  const { toWellFormed } = String.prototype
  onTestFinished(() => void Object.assign(String.prototype, { toWellFormed }))
  Object.assign(String.prototype, { toWellFormed: undefined })
  render(<Share id="gst" title={'GST \ud83e'} />)
  const link = screen.getByRole('link', { name: 'WhatsApp' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('GST \ufffd '))
  for (const { href } of screen.getAllByRole<HTMLAnchorElement>('link'))
    expect(decodeURIComponent(href)).toContain('https://site.example/insight/gst')
})

it('says each time that the link is copied', async () => {
  const { user } = render(<Share id="gst" title="GST" />)
  const said = () => screen.getByRole('status').firstElementChild
  await user.click(screen.getByRole('button', { name: articleWords.copyLink }))
  await waitFor(() => expect(said()?.textContent).toBe(articleWords.copied))
  const before = said()
  await user.click(screen.getByRole('button', { name: articleWords.copyLink }))
  await waitFor(() => expect(said()).not.toBe(before))
  expect(said()?.textContent).toBe(articleWords.copied)
})

it('Share near the title opens the dialog of the browser, or leads to the links below the text', async () => {
  const content = (
    <>
      <ShareAtTitle id="gst" title="GST" />
      <Share id="gst" title="GST" />
    </>
  )
  const { user, unmount } = render(content)
  const atTitle = () => screen.getByRole('link', { name: articleWords.share })
  const target = document.querySelector(atTitle().getAttribute('href') ?? '')
  expect(target).toBe(screen.getByRole('region', { name: articleWords.share }))
  unmount()
  const share = vi.fn(async () => undefined)
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  render(content)
  await user.click(atTitle())
  expect(share).toHaveBeenCalledWith({ title: 'GST', url: expect.stringContaining(paths.article('gst')) })
})
