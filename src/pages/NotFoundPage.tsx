import { pages } from 'virtual:content/pages'
import { errorsWords } from 'virtual:words/errors'
import { ButtonLink } from '@/components/Button'
import { NotFoundMessage } from '@/components/NotFoundMessage'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function NotFoundPage() {
  return (
    <>
      <PageSeo page={pages.notFound} path={paths.notFound} />
      <NotFoundMessage heading={pages.notFound.heading} intro={pages.notFound.intro}>
        <ButtonLink to={paths.home} icon="back">
          {errorsWords.goBack}
        </ButtonLink>
      </NotFoundMessage>
    </>
  )
}
