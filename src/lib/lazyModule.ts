import { ChunkLoadError, toChunkLoadError } from './chunkLoadError'
import { withTimeout } from './withTimeout'

export const CHUNK_TIMEOUT_MS = 120_000

/** Code that is downloaded when it is first needed. */
export type LazyModule<T> = {
  /** The code, once it has loaded. */
  get: () => T | undefined
  /** Loads the code. Retries if the last attempt failed. Rejects with a ChunkLoadError. */
  load: () => Promise<T>
  /** Starts loading and ignores a failure: the next `load` retries and reports it. */
  preload: () => void
  /**
   * For React's `use`, which must be called in every render, also when the code has loaded. Unlike `load`, it keeps a
   * rejected promise: with a new promise for each render, React would retry forever instead of showing the error.
   */
  suspend: () => Promise<T>
  /** Resolves when the code has been loaded by someone else. It neither starts loading nor rejects. */
  loaded: Promise<T>
}

/** Modules whose failure React has rendered, each with a function that lets the next visit retry. */
const renderedFailures = new Set<() => void>()

export function forgetFailedLoads() {
  for (const forget of renderedFailures) forget()
  renderedFailures.clear()
}

export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let value: T | undefined
  /** In flight or successful. */
  let attempt: Promise<T> | undefined
  /** What React got, even if it failed. */
  let rendered: Promise<T> | undefined
  let resolveLoaded: (module: T) => void
  const loaded = new Promise<T>((resolve) => {
    resolveLoaded = resolve
  })

  function forgetRendered() {
    rendered = undefined
  }

  function start() {
    if (renderedFailures.delete(forgetRendered)) forgetRendered()
    const promise = importChunk(importModule)
    promise.then(
      (module) => {
        value = module
        // React reads these, so that `use` returns at once.
        Object.assign(loaded, { status: 'fulfilled', value })
        resolveLoaded(module)
      },
      () => {
        attempt = undefined
      },
    )
    return promise
  }

  function load() {
    attempt ??= start()
    return attempt
  }

  function suspend() {
    if (rendered) return rendered
    if (value) {
      rendered = loaded
      return loaded
    }
    // If a preload is in flight and fails, the visit itself retries once.
    rendered = attempt ? attempt.catch(load) : load()
    rendered.catch(() => renderedFailures.add(forgetRendered))
    return rendered
  }

  return { get: () => value, load, preload: () => void load().catch(() => undefined), suspend, loaded }
}

async function importChunk<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(importModule(), CHUNK_TIMEOUT_MS, () => new ChunkLoadError('timeout'))
  } catch (error) {
    throw await toChunkLoadError(error)
  }
}
