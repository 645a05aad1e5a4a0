import { InnovationGrid } from '@/components/InnovationGrid'
import { PageSection } from '@/components/PageSection'

export function InnovationsPage() {
  return (
    <PageSection name="innovations">
      <InnovationGrid headingLevel={2} led />
    </PageSection>
  )
}
