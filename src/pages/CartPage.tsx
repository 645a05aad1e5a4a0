import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { pages } from 'virtual:content/pages'

export function CartPage() {
  return (
    <>
      <PageSeo page={pages.cart} path={paths.cart} />
      <Section level={1} heading={pages.cart.heading} alone />
    </>
  )
}
