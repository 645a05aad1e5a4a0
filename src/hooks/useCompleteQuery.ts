import { use, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/** After this pause, what was typed counts as complete. Safari limits writes to the URL. */
const COMPLETE_AFTER_MS = 600

/** Writes what was typed to the query of the URL: after a pause, or at once with the returned function. */
export function useCompleteQuery(typed: unknown, params: URLSearchParams, write: () => void) {
  const router = use(DataRouterContext)?.router

  function complete() {
    // useNavigation would know of a press only after React has rendered it.
    const isLeaving = router?.state.navigation.state === 'loading'
    // A change of the URL would cancel the navigation to another page, or take back a Back that is not rendered yet.
    const isShown = new URLSearchParams(window.location.search).toString() === params.toString()
    if (isShown && !isLeaving) write()
  }
  const completeAfterPause = useEffectEvent(complete)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each change
  useEffect(() => {
    const timer = setTimeout(() => completeAfterPause(), COMPLETE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return complete
}
