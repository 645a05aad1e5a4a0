import { PageSection } from '@/components/PageSection'

export function CareerPage() {
  return <PageSection name="career" alone />
}
