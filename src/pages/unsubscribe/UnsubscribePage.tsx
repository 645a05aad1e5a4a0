import { pages } from 'virtual:content/pages'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { UnsubscribeForm } from './UnsubscribeForm'

/** The target of the newsletters' unsubscribe link. Opening it does nothing, because mail scanners open links. */
export function UnsubscribePage() {
  return (
    <>
      <PageSeo page={pages.unsubscribe} path={paths.unsubscribe} />
      <UnsubscribeForm />
    </>
  )
}
