import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Back, Forward and links, but not a filter that replaces the entry: the visitor may have typed more since. */
export function useDropOnNavigation(drop: () => void) {
  const { key } = useLocation()
  const navigation = useNavigationType()
  const [shownKey, setShownKey] = useState(key)
  if (key === shownKey) return
  setShownKey(key)
  if (navigation !== NavigationType.Replace) drop()
}
