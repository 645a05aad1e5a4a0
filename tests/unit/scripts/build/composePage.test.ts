import { describe, expect, it } from 'vitest'
import { composePage } from '../../../../scripts/build/composePage'
import { filesOfPage } from '../../../measure/visitor'

const template =
  '<head><!--head--><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/app.js"><link rel="stylesheet" crossorigin href="/assets/all.css"></head>' +
  '<body><div id="root"><!--page--></div><!--snapshot--><!--notice--></body>'
const manifest = {
  'src/pages/AboutPage.tsx': { file: 'assets/about.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'index.html': { file: 'assets/entry.js' },
}

function compose(page: Partial<Parameters<typeof composePage>[0]['page']>) {
  return composePage({
    template,
    manifest,
    loadApp: '',
    fonts: [],
    criticalCss: 'a{}',
    isComplete: true,
    page: { html: '<main></main>', snapshot: {}, componentName: 'AboutPage', ...page },
  })
}

describe('a prerendered page', () => {
  it('has its head tags in the head and the rest in the root', () => {
    const html = compose({
      html: '<title>A &lt;b&gt;</title><meta name="x"/><link rel="y"/><main>Text</main>',
    })
    expect(html).toContain('<head><title>A &lt;b&gt;</title><meta name="x"/><link rel="y"/>')
    expect(html).toContain('<div id="root"><main>Text</main></div>')
  })

  it('lists the files of its page, the entry first, and requests none before the first paint', () => {
    const html = compose({})
    const [, files = ''] = /id="files"[^>]*>([^<]*)</.exec(html) ?? []
    expect(JSON.parse(files)).toEqual([
      '/assets/entry.js',
      '/assets/all.css',
      '/assets/about.js',
      '/assets/shared.js',
    ])
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="(modulepreload|stylesheet)"/)
  })

  it('tells the load test which files it needs', () => {
    expect(filesOfPage(compose({}))).toHaveLength(4)
  })

  it('inlines its critical CSS', () => {
    expect(compose({})).toContain('<style>a{}')
  })

  it('escapes text that would close the snapshot script', () => {
    const html = compose({ snapshot: { blogs: ['</script><script>alert(1)</script>'] } })
    const [, json] = /<script type="application\/json" id="snapshot">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json ?? '')).toEqual({ blogs: ['</script><script>alert(1)</script>'] })
  })

  it('keeps dollar signs in the text', () => {
    expect(compose({ html: '<main>$& costs $1</main>' })).toContain('$& costs $1')
  })

  it('fails if no file is named after the page component', () => {
    expect(() => compose({ componentName: 'Nobody' })).toThrow('Nobody')
  })
})
