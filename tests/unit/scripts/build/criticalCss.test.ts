import { expect, it } from 'vitest'
import { criticalCss as criticalCssOf, withoutFontFaces } from '../../../../scripts/build/criticalCss'

const criticalCss = (css: string, pages: string[], inlineScripts = '') =>
  criticalCssOf(css, pages, inlineScripts)

const page = '<main class="frame hero"><p data-x="1">Text</p></main>'

it('keeps the rules whose classes the page has, and those without a class', () => {
  const css = 'p{a:b}.hero .frame{a:b}.hero.gone{a:b}.gone{a:b}'
  expect(criticalCss(css, [page])).toBe('p{a:b}.hero .frame{a:b}')
})

it('keeps only the selectors of a list that match the page', () => {
  expect(criticalCss('.gone,.hero:hover{a:b}', [page])).toBe('.hero:hover{a:b}')
})

it('keeps the rules whose data and ARIA attributes the page has, or an inline script can set', () => {
  const kept = 'p[data-x]{a:b}[open]{a:b}[data-is-set] p{a:b}[aria-busy=true]{a:b}p:not([data-far]){a:b}'
  const scripts = 'dataset.isSet="";p.setAttribute("aria-busy","true")'
  expect(criticalCss(`${kept}[data-far]{a:b}p[aria-far=true]{a:b}`, [page], scripts)).toBe(kept)
})

it('ignores classes inside :not() and :is()', () => {
  const css = '.hero:not(.gone){a:b}.hero:is(.gone,:not(.far)) p{a:b}'
  expect(criticalCss(css, [page])).toBe(css)
})

it('removes rules that become empty, but keeps the order of the layers', () => {
  const css = '@layer base,pages;@layer base{@media print{.gone{a:b}}}@layer pages{.hero{a:b}}'
  expect(criticalCss(css, [page])).toBe('@layer base,pages;@layer pages{.hero{a:b}}')
})

it('keeps the keyframes that a kept rule uses', () => {
  const css = '.hero{animation:1s rise}@keyframes rise{to{a:b}}@keyframes sink{to{a:b}}'
  expect(criticalCss(css, [page])).toBe('.hero{animation:1s rise}@keyframes rise{to{a:b}}')
})

it('keeps the custom properties that a kept rule or the page reads, directly or through others', () => {
  const css =
    'p{--f:1}:root{--a:var(--b);--b:1;--c:var(--d);--d:1;--e:1}.hero{a:var(--a, 2)}.gone{a:var(--c)}'
  expect(criticalCss(css, [page, '<svg fill="var(--e)">'])).toBe(
    ':root{--a:var(--b);--b:1;--e:1}.hero{a:var(--a, 2)}',
  )
})

it('is shared by pages with the same rules', () => {
  expect(criticalCss('.far{a:b}.hero{a:b}', [page, '<p class="far">'])).toBe('.far{a:b}.hero{a:b}')
})

it('leaves the fonts out of the stylesheet that follows', () => {
  const css = '@font-face{font-family:A;src:url(a.woff2)}.hero{a:b}@font-face{font-family:B;src:url(b.woff2)}'
  expect(withoutFontFaces(css)).toBe('.hero{a:b}')
})
