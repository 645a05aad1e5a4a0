import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

type Bag = { isOpen: boolean; open: () => void; close: () => void }

const BagContext = createContext<Bag | null>(null)

type BagProviderProps = { children: ReactNode }

/** Lets any page or menu open the one My Bag dialog of the layout. */
export function BagProvider({ children }: BagProviderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  const bag = useMemo(() => ({ isOpen, open, close }), [isOpen, open, close])
  return <BagContext value={bag}>{children}</BagContext>
}

export function useBag(): Bag {
  const bag = use(BagContext)
  if (!bag) throw new Error('useBag needs a <BagProvider> above it')
  return bag
}
