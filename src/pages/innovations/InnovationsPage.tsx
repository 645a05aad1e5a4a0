import { pageTexts } from 'virtual:content/pageTexts'
import { innovationsWords } from 'virtual:words/innovations'
import { ButtonLink } from '@/components/Button'
import { InnovationGrid } from '@/components/InnovationGrid'
import { PageSection } from '@/components/PageSection'
import { middlePosition } from '@/data/practices'
import { paths } from '@/paths'
import styles from './InnovationsPage.module.css'

export function InnovationsPage() {
  return (
    <PageSection path={paths.innovations} page={pageTexts.innovations}>
      <InnovationGrid headingLevel={2} led />
      <section
        className={`${styles.next} stack on-stream screen-only`}
        data-practice={middlePosition}
        aria-labelledby="next-step"
      >
        <h2 id="next-step">{innovationsWords.next}</h2>
        <p className="row ways-on-stream">
          <ButtonLink to={paths.contact} icon="arrow">
            {innovationsWords.contact}
          </ButtonLink>
          <ButtonLink to={paths.services} variant="line">
            {innovationsWords.services}
          </ButtonLink>
        </p>
      </section>
    </PageSection>
  )
}
