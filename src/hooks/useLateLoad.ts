import type { Load } from '@/data/loads'
import { useBuilt } from './SnapshotContext'
import { useAnswer } from './useAnswer'
import { valueFrom } from './useLoad'

export type Late<T> = { value: T | undefined; failed: boolean }

/**
 * For what need not be the newest: the build's answer or one that this visit already has, else a load of its own
 * once it is wanted.
 */
export function useLateLoad<T>({ key, load }: Load<T>, wanted: boolean): Late<T> {
  const built = useBuilt<T>(key)
  const { data = built, error } = useAnswer<T>(
    wanted ? key : null,
    () => valueFrom(load),
    (known) => known === undefined && built === undefined,
  )
  return { value: data, failed: error !== undefined }
}
