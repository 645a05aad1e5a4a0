import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function CareerPage() {
  return (
    <>
      <PageSeo page={pages.career} path={paths.career} />
      <Section level={1} heading={pages.career.heading} alone />
    </>
  )
}
