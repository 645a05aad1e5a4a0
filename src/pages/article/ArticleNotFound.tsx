import { ButtonLink } from '@/components/Button'
import { Lost } from '@/components/Lost'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { paths } from '@/paths'

export function ArticleNotFound() {
  const page = pages.articleNotFound
  return (
    <>
      <PageSeo page={page} path={paths.insights} />
      <Lost heading={page.heading} intro={page.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </Lost>
    </>
  )
}
