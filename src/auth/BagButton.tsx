import { navigationWords } from 'virtual:words/navigation'
import type { ReactNode } from 'react'
import { useBag } from './BagContext'

type BagButtonProps = {
  className: string | undefined
  /** Before the bag opens. */
  onPress: () => void
  children?: ReactNode
}

/** My Bag, in a menu. */
export function BagButton({ className, onPress, children }: BagButtonProps) {
  const bag = useBag()

  function open() {
    onPress()
    bag.open()
  }

  return (
    <button type="button" className={className} onClick={open}>
      {navigationWords.bag}
      {children}
    </button>
  )
}
