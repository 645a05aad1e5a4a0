import { pageTexts } from 'virtual:content/pageTexts'
import { useAuth } from '@/auth/useAuth'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'
import { AddressSection } from './AddressSection'
import { DeleteSection } from './DeleteSection'
import { DetailsSection } from './DetailsSection'
import { PasswordSection } from './PasswordSection'

export function AccountPage() {
  const { user } = useAuth()
  return (
    <PageSection path={paths.account} page={pageTexts.account}>
      {user && (
        <>
          <DetailsSection user={user} />
          <AddressSection user={user} />
          <PasswordSection user={user} />
          <DeleteSection user={user} />
        </>
      )}
    </PageSection>
  )
}
