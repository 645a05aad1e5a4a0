import { expect, it } from 'vitest'
import { criticalCss } from '../../../../scripts/build/criticalCss'

const page = '<main class="frame hero"><p data-x="1">Text</p></main>'

it('keeps the rules whose classes the page has, and those without a class', () => {
  const css = 'p{a:b}.hero .frame{a:b}.hero.gone{a:b}.gone{a:b}'
  expect(criticalCss(css, [page])).toBe('p{a:b}.hero .frame{a:b}')
})

it('keeps of a list of selectors what the page has', () => {
  expect(criticalCss('.gone,.hero:hover{a:b}', [page])).toBe('.hero:hover{a:b}')
})

it('takes what stands in :not() and :is() for no condition', () => {
  const css = '.hero:not(.gone){a:b}.hero:is(.gone,:not(.far)) p{a:b}'
  expect(criticalCss(css, [page])).toBe(css)
})

it('leaves out what is empty then, but not the order of the layers', () => {
  const css = '@layer base,pages;@layer base{@media print{.gone{a:b}}}@layer pages{.hero{a:b}}'
  expect(criticalCss(css, [page])).toBe('@layer base,pages;@layer pages{.hero{a:b}}')
})

it('keeps the key frames that something kept is animated by', () => {
  const css = '.hero{animation:1s rise}@keyframes rise{to{a:b}}@keyframes sink{to{a:b}}'
  expect(criticalCss(css, [page])).toBe('.hero{animation:1s rise}@keyframes rise{to{a:b}}')
})

it('serves all pages that share it', () => {
  expect(criticalCss('.far{a:b}.hero{a:b}', [page, '<p class="far">'])).toBe('.far{a:b}.hero{a:b}')
})
