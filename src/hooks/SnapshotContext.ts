import { createContext, use } from 'react'
import type { Snapshot } from '@/data/snapshot'

export type SnapshotReader = (key: string) => unknown

/** The path that the page was built for. The server may have returned it for another one, such as a 404 page. */
export const BUILT_PATH = 'path'

/** Reads what the build knew about the page. */
export const SnapshotContext = createContext<SnapshotReader>(() => undefined)

export const readerOf =
  (snapshot: Snapshot): SnapshotReader =>
  (key) =>
    snapshot[key]

/** For the prerender: notes what a page reads, so that its snapshot holds exactly that. */
export function recordingReader(snapshot: Snapshot) {
  const used: Snapshot = {}
  const read: SnapshotReader = (key) => {
    if (key in snapshot) used[key] = snapshot[key]
    return snapshot[key]
  }
  return { read, used }
}

/** The build's data under a key, or undefined. */
export function useSnapshot<T>(key: string): T | undefined {
  return use(SnapshotContext)(key) as T | undefined
}
