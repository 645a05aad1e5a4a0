import { useAuth } from '@/auth/useAuth'
import { PageSection } from '@/components/PageSection'
import { AddressSection } from './AddressSection'
import { DeleteSection } from './DeleteSection'
import { DetailsSection } from './DetailsSection'
import { PasswordSection } from './PasswordSection'

export function AccountPage() {
  const auth = useAuth()
  return (
    <PageSection name="account">
      {auth.status === 'in' && (
        <>
          <DetailsSection user={auth.user} />
          <AddressSection user={auth.user} />
          <PasswordSection user={auth.user} />
          <DeleteSection user={auth.user} />
        </>
      )}
    </PageSection>
  )
}
