import { pageTexts } from 'virtual:content/pageTexts'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'

export function CartPage() {
  return <PageSection path={paths.cart} page={pageTexts.cart} alone />
}
