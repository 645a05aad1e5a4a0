import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { articleCopy } from '@/content/articlePage'
import { AfterArticle } from '@/pages/article/AfterArticle'
import { Contents } from '@/pages/article/ArticleView'
import { servicesOf } from '@/paths'
import { render } from '../../../render'

it('the contents open and close', async () => {
  const { user } = render(<Contents headings={[{ id: 'part-a', text: 'A part', level: 2 }]} />)
  const list = screen.getByRole('list', { hidden: true })
  const toggle = screen.getByRole('button', { name: articleCopy.contents })
  expect(toggle.getAttribute('aria-controls')).toBe(list.id)
  for (const isOpen of [false, true, false]) {
    expect(toggle.getAttribute('aria-expanded')).toBe(String(isOpen))
    expect(list.dataset.open !== undefined).toBe(isOpen)
    await user.click(toggle)
  }
})

it('the end of an article leads to the services of its practice', () => {
  render(<AfterArticle article={{ id: 'a', place: null, domain: 'Accountancy' }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([servicesOf('ca'), '/contact'])
})

it('an article of an unknown domain has no such links', () => {
  render(<AfterArticle article={{ id: 'a', place: null, domain: 'Gardening' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})
