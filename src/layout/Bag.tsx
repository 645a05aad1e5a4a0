import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useBag } from '@/auth/BagContext'
import { useAuth } from '@/auth/useAuth'
import { chunkMessages } from '@/content/messages'
import { notify } from '@/hooks/notify'
import { useChunk, useChunkWait } from '@/hooks/useChunk'
import { WaitNotice } from './Progress'

/** The one My Bag dialog of the page. */
export function Bag() {
  const { isOpen, close } = useBag()
  const { pathname } = useLocation()
  const { status } = useAuth()
  const code = useChunk('My Bag', () => import('@/auth/signedIn/BagDialog'), isOpen || status === 'in')
  const isGuest = status === 'out'

  // Here and not in the dialog: the dialog's code may load after the bag was opened, which must not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the bag on a new page and after signing out
  useLayoutEffect(close, [close, pathname, isGuest])

  useChunkWait(code, isOpen && !code.data, () => {
    close()
    notify.error(chunkMessages.explanations.error, { id: 'bag' })
  })

  if (code.data) return <code.data.BagDialog />
  return isOpen ? <WaitNotice /> : null
}
