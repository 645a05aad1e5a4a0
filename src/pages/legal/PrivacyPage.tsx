import { privacy } from 'virtual:content/privacy'
import { PageSection } from '@/components/PageSection'
import { LegalText } from './LegalText'

export function PrivacyPage() {
  return (
    <PageSection name="privacy">
      <LegalText text={privacy} />
    </PageSection>
  )
}
