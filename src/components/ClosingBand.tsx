import { middlePosition } from '@/data/practices'
import { paths } from '@/paths'
import { ButtonLink } from './Button'
import styles from './ClosingBand.module.css'

type ClosingBandProps = {
  heading: string
  /** The labels of the two ways on. */
  contact: string
  services: string
}

/** The end of a page, in a colour: a question, and where a visitor goes who says yes. */
export function ClosingBand({ heading, contact, services }: ClosingBandProps) {
  return (
    <section
      className={`${styles.band} stack on-stream screen-only`}
      data-practice={middlePosition}
      aria-labelledby="next-step"
    >
      <h2 id="next-step">{heading}</h2>
      <p className="row ways-on-stream">
        <ButtonLink to={paths.contact} icon="arrow">
          {contact}
        </ButtonLink>
        <ButtonLink to={paths.services} variant="line">
          {services}
        </ButtonLink>
      </p>
    </section>
  )
}
