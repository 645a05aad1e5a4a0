import { describe, expect, it } from 'vitest'
import { renderMarkdown as render } from '../../../../scripts/content/renderMarkdown'

const renderMarkdown = (body: string) => render(body).html

describe('rendering Markdown', () => {
  it('shows tags as text instead of running them', () => {
    expect(renderMarkdown('<script>alert(1)</script> <img src=x onerror=alert(1)>')).not.toMatch(
      /<(script|img)/,
    )
  })

  it('makes no link from a javascript: address', () => {
    expect(renderMarkdown('[x](javascript:alert(1)) [y](data:text/html,x)')).not.toContain('href')
  })

  it('makes a link of a pasted address, and of nothing that only resembles one', () => {
    expect(renderMarkdown('See https://video.example/watch?v=a_b&t=3.')).toBe(
      '<p>See <a href="https://video.example/watch?v=a_b&amp;t=3">https://video.example/watch?v=a_b&amp;t=3</a>.</p>',
    )
    expect(renderMarkdown('agency.example a@agency.example //agency.example')).not.toContain('href')
  })

  it('adds the sizes of pictures', () => {
    const measureImage = (address: string) => (address.startsWith('/') ? { width: 320, height: 200 } : null)
    const addresses = { measureImage, checkLink: () => {} }
    expect(render('![A mark](/a.svg) ![B](https://x.example/b.png)', addresses)).toEqual({
      html: '<p><img src="/a.svg" alt="A mark" width="320" height="200"> <img src="https://x.example/b.png" alt="B"></p>',
      mistakes: [],
    })
  })
})
