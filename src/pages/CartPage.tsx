import { PageSeo } from '@/components/PageSeo'
import { Section } from '@/components/Section'
import { pages } from '@/content/pages'
import { paths } from '@/paths'

export function CartPage() {
  return (
    <>
      <PageSeo page={pages.cart} path={paths.cart} />
      <Section level={1} heading={pages.cart.heading} />
    </>
  )
}
