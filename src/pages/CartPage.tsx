import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function CartPage() {
  return (
    <>
      <PageSeo page={pages.cart} path={paths.cart} />
      <Section level={1} heading={pages.cart.heading} intro={pages.cart.intro} alone />
    </>
  )
}
