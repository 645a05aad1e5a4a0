import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function TestScreenPage() {
  return (
    <>
      <PageSeo page={pages.testScreen} path={paths.testScreen} />
      <Section level={1} heading={pages.testScreen.heading} alone />
    </>
  )
}
