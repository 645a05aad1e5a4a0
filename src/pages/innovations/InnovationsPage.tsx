import { pageTexts } from 'virtual:content/pageTexts'
import { innovationsWords } from 'virtual:words/innovations'
import { ClosingBand } from '@/components/ClosingBand'
import { InnovationGrid } from '@/components/InnovationGrid'
import { PageSection } from '@/components/PageSection'
import { paths } from '@/paths'
import styles from './InnovationsPage.module.css'

export function InnovationsPage() {
  return (
    <PageSection path={paths.innovations} page={pageTexts.innovations}>
      <div className={styles.rhythm}>
        <InnovationGrid headingLevel={2} led />
      </div>
      <ClosingBand
        heading={innovationsWords.next}
        contact={innovationsWords.contact}
        services={innovationsWords.services}
      />
    </PageSection>
  )
}
