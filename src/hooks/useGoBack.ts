import { type Location, useLocation, useNavigate } from 'react-router-dom'

let left: Location | undefined

/** One step back. The browser takes it later, and until then another press would lead too far. */
export function useGoBack() {
  const navigate = useNavigate()
  // Another object after each navigation, also when Forward leads to the same entry.
  const location = useLocation()
  return () => {
    if (left === location) return
    left = location
    void navigate(-1)
  }
}
