import { useAuth } from '@/auth/useAuth'
import { latePart, useLatePart } from '@/hooks/useLatePart'
import { useBag } from './BagContext'

export const bagDialog = latePart(async () => (await import('./BagDialog')).BagDialog)

/** My Bag, whose code only members and whoever opens it fetch. */
export function Bag() {
  const { isOpen } = useBag()
  const { status } = useAuth()
  const Dialog = useLatePart(bagDialog, isOpen || status === 'in', isOpen)
  return Dialog && <Dialog />
}
