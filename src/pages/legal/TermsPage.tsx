import { pageTexts } from 'virtual:content/pageTexts'
import { terms } from 'virtual:content/terms'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'
import { LegalText } from './LegalText'

export function TermsPage() {
  return (
    <PageSection path={paths.terms} page={pageTexts.terms}>
      <LegalText text={terms} other={{ path: paths.privacy, title: pageTexts.privacy.title }} />
    </PageSection>
  )
}
