import { ButtonLink } from '@/components/Button'
import { PageSeo } from '@/components/PageSeo'
import { Section } from '@/components/Section'
import { pages } from '@/content/pages'
import { paths } from '@/paths'

export function ArticleNotFound() {
  const page = pages.articleNotFound
  return (
    <>
      <PageSeo page={page} path={paths.insights} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </Section>
    </>
  )
}
