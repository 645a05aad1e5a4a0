import { terms } from 'virtual:content/terms'
import { PageSection } from '@/components/PageSection'
import { LegalText } from './LegalText'

export function TermsPage() {
  return (
    <PageSection name="terms">
      <LegalText text={terms} />
    </PageSection>
  )
}
