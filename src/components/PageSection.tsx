import type { PageTexts } from 'virtual:content/pageTexts'
import { Section, type SectionProps } from './Section'
import { PageSeo } from './seo/PageSeo'

type PageSectionProps = Partial<SectionProps> & { path: string; page: PageTexts }

/** The section that opens a page, and the page's metadata. Heading and intro are those in content/pages.yaml. */
export function PageSection({ path, page, ...section }: PageSectionProps) {
  return (
    <>
      <PageSeo page={page} path={path} />
      <Section level={1} heading={page.heading} intro={page.intro} {...section} />
    </>
  )
}
