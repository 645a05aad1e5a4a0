import { expect, it } from 'vitest'
import { describeHiddenLists } from '../../../../scripts/content/hiddenLists'
import { temporaryFolder } from '../../../temporaryFolder'

it('names the files whose page is switched off', () => {
  const off = (...names: string[]) => names.map((name) => `${name}:\n  show: false\n`).join('')
  const folder = temporaryFolder({ 'pages.yaml': `${off('insights', 'career', 'innovations')}about: {}\n` })
  const entries = { blogs: [{}, {}], jobs: [{}], innovations: [], team: [{}], cases: [{}] }
  expect(describeHiddenLists(entries, folder)).toEqual([
    'content/articles has 2 files, but the page is switched off: remove "show: false" of insights in content/pages.yaml.',
    'content/jobs has 1 file, but the page is switched off: remove "show: false" of career in content/pages.yaml.',
  ])
})

it('names a bag without the page of the plans', () => {
  const noteWith = (pages: string, site: string) =>
    describeHiddenLists({}, temporaryFolder({ 'pages.yaml': pages, 'site.yaml': site }))
  const [hidden, shown] = ['plans:\n  show: false\n', 'plans: {}\n']
  expect(noteWith(hidden, 'name: A\n')).toEqual([
    expect.stringMatching(/^Visitors have a bag, but the page of the plans is switched off: .*"bag: false"/),
  ])
  expect(noteWith(shown, 'name: A\n')).toEqual([])
  expect(noteWith(hidden, 'parts: { bag: false }\n')).toEqual([])
})
