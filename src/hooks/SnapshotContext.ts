import { createContext, use } from 'react'
import type { Snapshot } from '@/data/snapshot'

/** What the build knew of the page that was opened. */
export const SnapshotContext = createContext<Snapshot>({})

/** The build's answer to one load, undefined where it had none. */
export function useBuilt<T>(key: string): T | undefined {
  return use(SnapshotContext)[key] as T | undefined
}
