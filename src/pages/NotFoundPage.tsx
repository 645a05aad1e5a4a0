import { pageTexts } from 'virtual:content/pageTexts'
import { errorsWords } from 'virtual:words/errors'
import { ButtonLink } from '@/components/Button'
import { NotFoundMessage } from '@/components/NotFoundMessage'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function NotFoundPage() {
  return (
    <>
      <PageSeo page={pageTexts.notFound} path={paths.notFound} />
      <NotFoundMessage heading={pageTexts.notFound.heading} intro={pageTexts.notFound.intro}>
        <ButtonLink to={paths.home} icon="back">
          {errorsWords.goBack}
        </ButtonLink>
      </NotFoundMessage>
    </>
  )
}
