import { describe, expect, it } from 'vitest'
import { composePage, splitHead } from '../../../../scripts/build/composePage.mjs'
import { filesOf } from '../../../../scripts/load/filesOf.mjs'

const template =
  '<head><!--head--><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/app.js"><link rel="stylesheet" crossorigin href="/assets/all.css"></head>' +
  '<body><div id="root"><!--page--></div><!--snapshot--></body>'
const manifest = {
  'src/pages/AboutPage.tsx': { file: 'assets/about.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'index.html': { file: 'assets/entry.js' },
}

function compose(page: Partial<Parameters<typeof composePage>[0]['page']>) {
  return composePage({
    template,
    manifest,
    fonts: [],
    styles: 'a{}',
    page: { html: '<main></main>', snapshot: {}, componentName: 'AboutPage', ...page },
  })
}

describe('a prerendered page', () => {
  it('has its tags in the head and the rest in the root', () => {
    const html = compose({
      html: '<title>A &lt;b&gt;</title><meta name="x"/><link rel="y"/><main>Text</main>',
    })
    expect(html).toContain('<head><title>A &lt;b&gt;</title><meta name="x"/><link rel="y"/>')
    expect(html).toContain('<div id="root"><main>Text</main></div>')
  })

  it('names the files of its page, the entry first, and asks for none before it has painted', () => {
    const html = compose({})
    const [, files = ''] = /id="files">([^<]*)</.exec(html) ?? []
    expect(JSON.parse(files)).toEqual([
      '/assets/entry.js',
      '/assets/all.css',
      '/assets/about.js',
      '/assets/shared.js',
    ])
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="(modulepreload|stylesheet)"/)
  })

  it('is known with its files to those who try out how many visitors the site holds', () => {
    expect(filesOf(compose({}))).toHaveLength(4)
  })

  it('carries the styles that paint it', () => {
    expect(compose({})).toContain('<style>a{}</style>')
  })

  it('keeps text that closes a script from ending the snapshot', () => {
    const html = compose({ snapshot: { blogs: ['</script><script>alert(1)</script>'] } })
    const [, json] = /<script type="application\/json" id="snapshot">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json ?? '')).toEqual({ blogs: ['</script><script>alert(1)</script>'] })
  })

  it('takes the text as it is, dollar signs included', () => {
    expect(compose({ html: '<main>$& costs $1</main>' })).toContain('$& costs $1')
  })

  it('stops the build when a page has no file of its name', () => {
    expect(() => compose({ componentName: 'Nobody' })).toThrow('Nobody')
  })
})

describe('splitting the head off', () => {
  it('leaves tags alone that stand later in the page', () => {
    expect(splitHead('<title>x</title><p><svg><title>y</title></svg></p>')).toEqual({
      head: '<title>x</title>',
      body: '<p><svg><title>y</title></svg></p>',
    })
  })
})
