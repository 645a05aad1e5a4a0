import { PageSection } from '@/components/PageSection'

export function TestScreenPage() {
  return <PageSection name="testScreen" alone />
}
