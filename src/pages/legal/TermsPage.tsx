import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { terms, termsUpdated } from '@/content/terms'
import { paths } from '@/paths'
import { LegalText } from './LegalText'

export function TermsPage() {
  const page = pages.terms
  return (
    <>
      <PageSeo page={page} path={paths.terms} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <LegalText sections={terms} updated={termsUpdated} />
      </Section>
    </>
  )
}
