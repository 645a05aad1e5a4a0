import { useLayoutEffect } from 'react'
import { useBag } from '@/auth/BagContext'
import { useAuth } from '@/auth/useAuth'
import { useResume } from '@/hooks/useResume'
import { LateCode } from './LateCode'

const loadDialog = async () => (await import('@/auth/signedIn/BagDialog')).BagDialog

/** The one My Bag dialog of the page. */
export function Bag() {
  const { isOpen, open, close } = useBag()
  const { status } = useAuth()
  const isGuest = status === 'out'

  // Here and not in the dialog: the dialog's code may load after the bag was opened, which must not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the bag after signing out
  useLayoutEffect(close, [close, isGuest])
  useResume('bag', isOpen, open)

  if (!isOpen && status !== 'in') return null
  return <LateCode load={loadDialog} props={{}} isAwaited={isOpen} onFail={close} />
}
