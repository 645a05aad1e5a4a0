import { useEffect, useEffectEvent } from 'react'
import { resumeAfterReload, takeResumed } from '@/lib/resume'

/** Opens again what was open, or what the visitor had asked for, when a deploy made the page reload for its code. */
export function useResume(name: string, isOpen: boolean, open: () => void) {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (takeResumed(name) !== undefined) openNow()
  }, [name])
  useEffect(() => (isOpen ? resumeAfterReload(name) : undefined), [name, isOpen])
}
