import { innovationsWords } from 'virtual:words/innovations'
import { middlePosition } from '@/data/practices'
import { paths } from '@/paths'
import { ButtonLink } from './Button'
import styles from './SimilarWork.module.css'

/** The last band of a page that shows finished work. */
export function SimilarWork() {
  return (
    <section
      className={`${styles.band} stack on-stream screen-only`}
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
  )
}
