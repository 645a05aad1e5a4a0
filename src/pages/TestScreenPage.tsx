import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function TestScreenPage() {
  const page = pages.testScreen
  return (
    <>
      <PageSeo page={page} path={paths.testScreen} />
      <Section level={1} heading={page.heading} intro={page.intro} alone />
    </>
  )
}
