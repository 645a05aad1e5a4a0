import { pageTexts } from 'virtual:content/pageTexts'
import { InnovationGrid } from '@/components/InnovationGrid'
import { PageSection } from '@/components/PageSection'
import { SimilarWork } from '@/components/SimilarWork'
import { paths } from '@/paths'

export function InnovationsPage() {
  return (
    <PageSection path={paths.innovations} page={pageTexts.innovations}>
      <InnovationGrid headingLevel={2} led />
      <SimilarWork />
    </PageSection>
  )
}
