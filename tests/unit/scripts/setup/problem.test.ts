import { describe, expect, it } from 'vitest'
import { portProblem } from '../../../../scripts/setup/portUser.mjs'
import { knownProblem, Problem, sentenceFor } from '../../../../scripts/setup/problem.mjs'

describe('what other programs say, as one sentence', () => {
  it.each([
    'npm error code ENOTFOUND',
    'npm error network request to http://127.0.0.1:9/react failed, reason: connect ECONNREFUSED',
    'error: failed to download from `https://index.crates.io/config.json`',
    '[6] Could not resolve hostname (Could not resolve host: index.crates.io)',
    "Err:1 http://deb.debian.org Temporary failure resolving 'deb.debian.org'",
  ])('no network: %s', (words) => {
    expect(knownProblem(words)).toMatch(/^No package registry answers: check the network/)
  })

  it.each([
    'npm error nospc ENOSPC: no space left on device, write',
    'error: No space left on device (os error 28)',
  ])('a full disk: %s', (words) => {
    expect(knownProblem(words)).toMatch(/^The disk is full: free about 2 GB/)
  })

  it('says nothing of what it does not know', () => {
    expect(knownProblem('error[E0432]: unresolved import')).toBeNull()
  })
})

describe('the sentence for an error', () => {
  it('is the message of a Problem, without a stack', () => {
    expect(sentenceFor(new Problem('Do this.'))).toBe('Do this.')
  })

  it('names the full disk by its code', () => {
    expect(sentenceFor(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(/^The disk is full/)
  })
})

describe('a port that is taken', () => {
  it('names the process that has to go', () => {
    expect(portProblem(8080, { pid: 42, command: 'python3 -m http.server' })).toBe(
      'Port 8080 is in use by process 42 (python3 -m http.server): end it and run the command again.',
    )
  })

  it('cuts a long command, and does without one', () => {
    expect(portProblem(8080, { pid: 42, command: 'x'.repeat(200) }).length).toBeLessThan(170)
    expect(portProblem(8080, null)).toMatch(/^Port 8080 is in use by another program/)
  })
})
