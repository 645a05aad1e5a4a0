import { pages } from 'virtual:content/pages'
import { ButtonLink } from '@/components/Button'
import { Lost } from '@/components/Lost'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function ArticleNotFound() {
  return (
    <>
      <PageSeo page={pages.articleNotFound} path={paths.insights} />
      <Lost heading={pages.articleNotFound.heading} intro={pages.articleNotFound.intro}>
        <ButtonLink to={paths.insights} icon="arrow">
          {pages.insights.heading}
        </ButtonLink>
      </Lost>
    </>
  )
}
