import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { usePageState } from './usePageState'

/**
 * The key of the history entry to which a link or a redirect led last, if one has since the component appeared. Back and Forward
 * are none of these, and neither is opening the search, which has its own entry above that of the page.
 */
export function useArrival(): string | undefined {
  const { key } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  const { opensSearch = false } = usePageState()
  const [arrival, setArrival] = useState<string>()
  if (!isNew || opensSearch) return arrival
  if (arrival !== key) setArrival(key)
  return key
}
