import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { paths } from '@/paths'

export function TestScreenPage() {
  return (
    <>
      <PageSeo page={pages.testScreen} path={paths.testScreen} />
      <Section level={1} heading={pages.testScreen.heading} alone />
    </>
  )
}
