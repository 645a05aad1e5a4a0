import { useState } from 'react'
import { Button } from '@/components/Button'
import { accountForm as copy } from '@/content/account'
import type { SessionUser } from '@/data/session'
import { useHasInteracted } from '@/hooks/firstInteraction'
import { useLazyModule } from '@/hooks/useLazyModule'
import { lazyModule } from '@/lib/lazyModule'
import { AccountSection } from './AccountSection'

const deleteDialog = lazyModule(async () => (await import('./DeleteDialog')).DeleteDialog)

type DeleteSectionProps = { user: SessionUser }

export function DeleteSection({ user }: DeleteSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  // With the first interaction, so that it has loaded when the visitor presses the button.
  const Dialog = useLazyModule(deleteDialog, { wanted: useHasInteracted(), isAwaited: isOpen })
  return (
    <AccountSection heading={copy.delete}>
      <p>{copy.deleteIntro}</p>
      <Button variant="line" busy={isOpen && !Dialog} onClick={() => setIsOpen(true)}>
        {copy.deleteOpen}
      </Button>
      {Dialog && <Dialog user={user} open={isOpen} onClose={() => setIsOpen(false)} />}
    </AccountSection>
  )
}
