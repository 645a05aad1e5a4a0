import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { recoverFromDeploy } from '@/lib/recoverFromDeploy'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
// Before the storage is cleared, which a stub cannot do.
afterEach(() => vi.unstubAllGlobals())

describe('a page that was open during a deploy', () => {
  it('reloads once if a file is gone', () => {
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(true)
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload after any other failure', () => {
    for (const error of [new ChunkLoadError('timeout'), new ChunkLoadError('error'), new Error('bug')]) {
      expect(recoverFromDeploy(error)).toBe(false)
    }
    expect(reload).not.toHaveBeenCalled()
  })

  it('never reloads if storage cannot record the reload', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect(recoverFromDeploy(new ChunkLoadError('missing'))).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
