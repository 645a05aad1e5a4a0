import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useBag } from '@/auth/BagContext'
import { signedInFeatures } from '@/auth/signedInFeatures'
import { useAuth } from '@/auth/useAuth'
import { useLazyModule } from '@/hooks/useLazyModule'
import { useWaitNotice } from '@/hooks/useWaitNotice'

/** The one My Bag dialog of the page. */
export function Bag() {
  const { isOpen, close } = useBag()
  const { pathname } = useLocation()
  const { status } = useAuth()
  const features = useLazyModule(signedInFeatures, { wanted: isOpen || status === 'in', isAwaited: isOpen })
  useWaitNotice(isOpen && !features)
  const isGuest = status === 'out'

  // Here and not in the dialog: the dialog's code may load after the bag was opened, which must not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the bag on a new page and after signing out
  useLayoutEffect(close, [close, pathname, isGuest])

  return features && <features.BagDialog />
}
