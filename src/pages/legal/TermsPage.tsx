import { pages } from 'virtual:content/pages'
import { terms } from 'virtual:content/terms'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { LegalText } from './LegalText'

export function TermsPage() {
  const page = pages.terms
  return (
    <>
      <PageSeo page={page} path={paths.terms} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <LegalText text={terms} />
      </Section>
    </>
  )
}
