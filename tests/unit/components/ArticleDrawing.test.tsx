import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ArticleDrawing } from '@/components/ArticleMeta'
import { domains, practiceIds } from '@/content/practices'

const drawn = [...readFileSync('src/components/articleDrawings.svg', 'utf8').matchAll(/ id="([^"]*)"/g)]

/** The name of the drawing, or undefined if there is none. */
function drawingOf(blogTitle: string, domain = '') {
  const { container } = render(<ArticleDrawing article={{ blogTitle, domain }} />)
  return container.querySelector('use')?.getAttribute('href')?.split('#')[1]
}

describe('the drawing of an article', () => {
  it.each([
    ['Every GST date of the year', 'calendar'],
    ['GST for a first invoice', 'tax'],
    ['Backups that can be restored', 'backup'],
    ['A shop or an office', 'pins'],
    ['A trust or a society', 'choice'],
  ])('of “%s” is %s', (title, name) => {
    expect(drawingOf(title)).toBe(name)
  })

  it('is that of the practice if the title is about none of the topics', () => {
    const names = practiceIds.map((id, index) => [id, drawingOf('Über uns', domains[index])])
    expect(names).toEqual(practiceIds.map((id) => [id, id]))
    expect(drawingOf('Über uns', 'Gardening')).toBeUndefined()
  })

  it('is in the file', () => {
    const names = drawn.map(([, name = '']) => name)
    for (const title of [
      'SMS',
      'domain',
      'hiring',
      'spreadsheet',
      'quote',
      'speed',
      'brand',
      'brief',
      'profit',
    ])
      expect(names).toContain(drawingOf(title))
    for (const id of practiceIds) expect(names).toContain(id)
  })
})
