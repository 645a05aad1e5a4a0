import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/useAuth'
import { useLazyModule } from '@/hooks/useLazyModule'
import { lazyModule } from '@/lib/lazyModule'
import { useBag } from './BagContext'

export const bagDialog = lazyModule(async () => (await import('./BagDialog')).BagDialog)

/** My Bag, whose code only members and whoever opens it fetch. */
export function Bag() {
  const { isOpen, close } = useBag()
  const { pathname } = useLocation()
  const { status } = useAuth()
  const Dialog = useLazyModule(bagDialog, { wanted: isOpen || status === 'in', retryOn: isOpen })
  const isGuest = status === 'out'

  // Here and not in the dialog: its code may come after it was opened, and its coming must not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page leaves no open bag behind, nor does whoever signs out.
  useLayoutEffect(close, [close, pathname, isGuest])

  return Dialog && <Dialog />
}
