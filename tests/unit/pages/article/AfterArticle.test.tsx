import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { articleCopy } from '@/content/articlePage'
import type { ListedArticle } from '@/data/articles'
import { ReadNext } from '@/pages/article/AfterArticle'
import { render } from '../../../render'

function article(id: string, domain: string): ListedArticle {
  const text = { blogTitle: id, blogDesc: '', writerName: '' }
  return { ...text, id, domain, archive: false, date: Date.UTC(2026), minutes: 1 }
}

const newest = [article('other', 'Technical'), article('related', 'Digital'), article('linked', 'Digital')]

it('offers the newest other articles, those of the same domain first', () => {
  render(<ReadNext domain="Digital" newest={newest} linked={['linked', undefined]} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'related',
    'other',
  ])
})

it('is absent when the page links to every other article', () => {
  render(<ReadNext domain="Digital" newest={newest} linked={newest.map(({ id }) => id)} />)
  expect(screen.queryByText(articleCopy.readNext)).toBeNull()
})
