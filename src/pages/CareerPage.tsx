import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function CareerPage() {
  const page = pages.career
  return (
    <>
      <PageSeo page={page} path={paths.career} />
      <Section level={1} heading={page.heading} intro={page.intro} alone />
    </>
  )
}
