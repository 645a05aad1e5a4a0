import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { pages } from 'virtual:content/pages'

export function TestScreenPage() {
  return (
    <>
      <PageSeo page={pages.testScreen} path={paths.testScreen} />
      <Section level={1} heading={pages.testScreen.heading} alone />
    </>
  )
}
