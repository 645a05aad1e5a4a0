import { expect, it } from 'vitest'
import { renderMarkdown as render } from '../../../../scripts/content/renderMarkdown'

const renderMarkdown = (body: string) => render(body).html

it('shows tags as text instead of running them', () => {
  expect(renderMarkdown('<script>alert(1)</script> <img src=x onerror=x>')).not.toMatch(/<(script|img)/)
})

it('makes no link from a javascript: address', () => {
  expect(renderMarkdown('[x](javascript:alert(1)) [y](data:text/html,x)')).not.toContain('href')
})

it('makes a link of a pasted address, and of nothing that only resembles one', () => {
  const address = 'https://video.example/?v=a_b&amp;t=3'
  const html = renderMarkdown('See https://video.example/?v=a_b&t=3.')
  expect(html).toBe(`<p>See <a href="${address}">${address}</a>.</p>`)
  expect(renderMarkdown('agency.example a@agency.example //agency.example')).not.toContain('href')
})
