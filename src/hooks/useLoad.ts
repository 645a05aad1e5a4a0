import { use, useCallback } from 'react'
import type { Load } from '@/data/loads'
import { AnswersContext } from './answers'
import { hasInteracted, useFirstInteraction } from './firstInteraction'
import { useBuilt } from './SnapshotContext'
import { useAnswer } from './useAnswer'

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; retry: () => void }

type Options = { /** Until then nothing is asked for. */ wanted?: boolean }

/**
 * What a load gives, starting from the build's snapshot where there is one. A snapshot is refreshed after the
 * visitor's first act, so that merely looking at a page asks nothing of the backend, and a refresh that
 * fails leaves it standing.
 */
export function useLoad<T>({ key, load }: Load<T>, { wanted = true }: Options = {}): Loaded<T> {
  const built = useBuilt<T>(key)
  const { ask, askAnew } = use(AnswersContext)
  const request = useCallback(() => valueFrom(load), [load])
  const {
    data = built,
    error,
    isAsking,
  } = useAnswer(wanted ? key : null, request, () => built === undefined || hasInteracted())

  const refresh = useCallback(() => void ask(key, request), [ask, key, request])
  useFirstInteraction(wanted && built !== undefined ? refresh : undefined)

  if (data !== undefined) return { status: 'ready', value: data }
  if (error && !isAsking) return { status: 'failed', retry: () => void askAnew(key, request) }
  return { status: 'loading' }
}

/** What a load gives, or its failure thrown. */
export async function valueFrom<T>(load: Load<T>['load']): Promise<T> {
  const outcome = await load()
  if (!outcome.ok) throw new Error('Could not load', { cause: outcome.error })
  return outcome.value
}
