import { expect, it, vi } from 'vitest'
import { annotate, requireAnnotationFormat } from '../../../../scripts/lib/annotations'
import * as atomicFile from '../../../../scripts/lib/atomicFile'
import * as output from '../../../../scripts/lib/log'

const found = [
  ['error', 'content/team/a, b.md:3: 100% is\nno number: correct it.'],
  ['error', 'content/logo.svg is missing.'],
  ['warning', 'content/articles/new.md:2: desc is missing (a draft)'],
] as const

it('shows mistakes at their file and line on GitHub', () => {
  const log = vi.spyOn(output, 'log').mockReturnValue()
  annotate('github', found)
  expect(log.mock.calls.flat()).toEqual([
    '::error file=content/team/a%2C b.md,line=3::100%25 is%0Ano number: correct it.',
    '::error::content/logo.svg is missing.',
    '::warning file=content/articles/new.md,line=2::desc is missing (a draft)',
  ])
})

it('reports them to GitLab, and nothing without a format', () => {
  const write = vi.spyOn(atomicFile, 'writeJson').mockReturnValue()
  annotate('gitlab', found)
  expect(write.mock.lastCall?.[1]).toMatchObject([
    { location: { path: 'content/team/a, b.md', lines: { begin: 3 } }, severity: 'major' },
    { location: { path: 'content', lines: { begin: 1 } } },
    { description: 'desc is missing (a draft)', severity: 'minor' },
  ])
  annotate(undefined, found)
  expect(write).toHaveBeenCalledOnce()
  expect(() => requireAnnotationFormat('html')).toThrow('--format must be github or gitlab')
})
