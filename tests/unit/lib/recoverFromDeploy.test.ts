// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { recoverFromDeploy } from '@/lib/recoverFromDeploy'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
afterEach(() => vi.unstubAllGlobals())

describe('a page left open over a deploy', () => {
  it('is loaded again once when a file is gone', () => {
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(true)
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is left alone for any other failure', () => {
    for (const error of [new ChunkLoadError('timeout'), new ChunkLoadError('error'), new Error('bug')]) {
      expect(recoverFromDeploy(error)).toBe(false)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  it('is never loaded again where that cannot be remembered', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
