import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { paths } from '@/paths'
import { UnsubscribeForm } from './UnsubscribeForm'

/** Where the way out of every letter leads. Opening it does nothing by itself: mail scanners open links. */
export function UnsubscribePage() {
  return (
    <>
      <PageSeo page={pages.unsubscribe} path={paths.unsubscribe} />
      <UnsubscribeForm />
    </>
  )
}
