import { pageTexts } from 'virtual:content/pageTexts'
import { privacy } from 'virtual:content/privacy'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'
import { LegalText } from './LegalText'

export function PrivacyPage() {
  return (
    <PageSection path={paths.privacy} page={pageTexts.privacy}>
      <LegalText text={privacy} other={{ path: paths.terms, title: pageTexts.terms.title }} />
    </PageSection>
  )
}
