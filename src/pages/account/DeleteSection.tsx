import { accountTexts } from 'virtual:content/accountTexts'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { accountForm as copy } from '@/content/account'
import type { SessionUser } from '@/data/session'
import { AccountSection } from './AccountSection'
import { DeleteDialog } from './DeleteDialog'

type DeleteSectionProps = { user: SessionUser }

export function DeleteSection({ user }: DeleteSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [visit, setVisit] = useState(0)

  function ask() {
    setVisit(visit + 1)
    setIsOpen(true)
  }

  return (
    <AccountSection heading={copy.delete}>
      <p>{accountTexts.delete}</p>
      <Button variant="line" onClick={ask}>
        {copy.deleteOpen}
      </Button>
      <DeleteDialog user={user} open={isOpen} visit={visit} onClose={() => setIsOpen(false)} />
    </AccountSection>
  )
}
