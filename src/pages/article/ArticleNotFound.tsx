import { ButtonLink } from '@/components/Button'
import { Lost } from '@/components/Lost'
import { PageSeo } from '@/components/seo/PageSeo'
import { articleNotFound } from '@/content/articleNotFound'
import { pages } from '@/content/pages'
import { paths } from '@/paths'

export function ArticleNotFound() {
  return (
    <>
      <PageSeo page={articleNotFound} path={paths.insights} />
      <Lost heading={articleNotFound.heading} intro={articleNotFound.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </Lost>
    </>
  )
}
