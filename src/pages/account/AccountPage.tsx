import { pages } from 'virtual:content/pages'
import { useAuth } from '@/auth/useAuth'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { AddressSection } from './AddressSection'
import { DeleteSection } from './DeleteSection'
import { DetailsSection } from './DetailsSection'
import { PasswordSection } from './PasswordSection'

export function AccountPage() {
  const auth = useAuth()
  return (
    <>
      <PageSeo page={pages.account} path={paths.account} />
      <Section level={1} heading={pages.account.heading} intro={pages.account.intro}>
        {auth.status === 'in' && (
          <>
            <DetailsSection user={auth.user} />
            <AddressSection user={auth.user} />
            <PasswordSection user={auth.user} />
            <DeleteSection user={auth.user} />
          </>
        )}
      </Section>
    </>
  )
}
