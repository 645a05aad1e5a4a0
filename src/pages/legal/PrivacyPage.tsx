import { pages } from 'virtual:content/pages'
import { privacy } from 'virtual:content/privacy'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { LegalText } from './LegalText'

export function PrivacyPage() {
  const page = pages.privacy
  return (
    <>
      <PageSeo page={page} path={paths.privacy} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <LegalText text={privacy} />
      </Section>
    </>
  )
}
