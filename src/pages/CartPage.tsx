import { PageSection } from '@/components/PageSection'

export function CartPage() {
  return <PageSection name="cart" alone />
}
