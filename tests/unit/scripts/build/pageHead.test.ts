import { describe, expect, it } from 'vitest'
import { readPageHead, splitHead } from '../../../../scripts/build/pageHead'

describe('the head of a rendered page', () => {
  it('is read with its entities decoded', () => {
    const html =
      '<meta name="robots" content="index,follow"/><meta property="og:url" content="https://x.example/?a=&quot;1&quot;&amp;b=&#x27;&lt;&gt;"/>'
    expect(readPageHead(html)).toEqual({
      isIndexed: true,
      canonicalUrl: `https://x.example/?a="1"&b='<>`,
      publishedAt: null,
    })
    expect(readPageHead('<meta name="robots" content="noindex"/>').isIndexed).toBe(false)
  })

  it('is split from the body, which keeps the same tags', () => {
    expect(splitHead('<title>x</title><p><svg><title>y</title></svg></p>')).toEqual({
      head: '<title>x</title>',
      body: '<p><svg><title>y</title></svg></p>',
    })
  })
})
