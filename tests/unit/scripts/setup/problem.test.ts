import { describe, expect, it } from 'vitest'
import { describeError, explainKnownFailure, UserError } from '../../../../scripts/lib/userError'
import { portProblem } from '../../../../scripts/setup/portUser.mjs'

describe('what other programs say, as one sentence', () => {
  it.each([
    'npm error code ENOTFOUND',
    'npm error network request to http://127.0.0.1:9/react failed, reason: connect ECONNREFUSED',
    'error: failed to download from `https://index.crates.io/config.json`',
    '[6] Could not resolve hostname (Could not resolve host: index.crates.io)',
    "Err:1 http://deb.debian.org Temporary failure resolving 'deb.debian.org'",
  ])('no network: %s', (words) => {
    expect(explainKnownFailure(words)).toMatch(/^The package registry cannot be reached/)
  })

  it.each([
    'npm error nospc ENOSPC: no space left on device, write',
    'error: No space left on device (os error 28)',
  ])('a full disk: %s', (words) => {
    expect(explainKnownFailure(words)).toMatch(/^The disk is full. Free about 2 GB/)
  })

  it('says nothing of what it does not know', () => {
    expect(explainKnownFailure('error[E0432]: unresolved import')).toBeNull()
  })
})

describe('the sentence for an error', () => {
  it('is the message of a UserError, without a stack', () => {
    expect(describeError(new UserError('Do this.'))).toBe('Do this.')
  })

  it('names the full disk by its code', () => {
    expect(describeError(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(/^The disk is full/)
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
