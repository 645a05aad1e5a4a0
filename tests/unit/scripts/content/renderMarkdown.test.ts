import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../../scripts/content/renderMarkdown.mjs'

describe('rendering Markdown', () => {
  it('keeps tables, lists, quotes and code', () => {
    const html = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n\n> q\n\n`c`')
    for (const tag of ['table', 'ul', 'blockquote', 'code']) expect(html).toContain(`<${tag}>`)
  })

  it('shows tags as text instead of running them', () => {
    expect(renderMarkdown('<script>alert(1)</script> <img src=x onerror=alert(1)>')).not.toMatch(
      /<(script|img)/,
    )
  })

  it('makes no link of a javascript: address', () => {
    expect(renderMarkdown('[x](javascript:alert(1)) [y](data:text/html,x)')).not.toContain('href')
  })
})
