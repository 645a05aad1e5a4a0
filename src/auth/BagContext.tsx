import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Bag = { isOpen: boolean; open: () => void; close: () => void }

const BagContext = createContext<Bag | null>(null)

/** Lets any page or menu open the one My Bag dialog of the layout. */
export function BagProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  // While rendering, so that the dialog is closed before the heading of the new page gets the focus.
  if (openOn !== null && openOn !== pathname) setOpenOn(null)

  const isOpen = openOn === pathname
  const open = useCallback(() => setOpenOn(pathname), [pathname])
  const close = useCallback(() => setOpenOn(null), [])
  const bag = useMemo(() => ({ isOpen, open, close }), [isOpen, open, close])
  return <BagContext value={bag}>{children}</BagContext>
}

export function useBag(): Bag {
  const bag = use(BagContext)
  if (!bag) throw new Error('useBag needs a <BagProvider> above it')
  return bag
}
