import { pageTexts } from 'virtual:content/pageTexts'
import { paths } from '@/paths'
import { Section, type SectionProps } from './Section'
import { PageSeo } from './seo/PageSeo'

type PageName = Exclude<keyof typeof pageTexts, 'article' | 'articleNotFound'>

type PageSectionProps = Partial<SectionProps> & { name: PageName }

/** The section that opens a page, and the page's metadata. Heading and intro are those in content/pages.yaml. */
export function PageSection({ name, ...section }: PageSectionProps) {
  const page = pageTexts[name]
  return (
    <>
      <PageSeo page={page} path={paths[name]} />
      <Section level={1} heading={page.heading} intro={page.intro} {...section} />
    </>
  )
}
