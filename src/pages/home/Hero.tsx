import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { isFilmCurrent } from '@/content/film'
import { hero } from '@/content/home'
import { env } from '@/env'
import { paths } from '@/paths'
import { Film } from './film/Film'
import { FilmTranscript } from './film/FilmTranscript'
import styles from './Hero.module.css'
import { HeroStreams } from './HeroStreams'

/** Type and film use the drawing's unit, so that they stay aligned with the ribbons at every width. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`frame ${styles.frame}`}>
        <div className={styles.sheet}>
          <HeroStreams />
          <h1 className={styles.title}>
            {hero.lines.map(({ practice, parts }, line) => (
              <Fragment key={practice}>
                {line > 0 && ' '}
                <span className={styles.line} data-practice={practice}>
                  {parts.map((part, place) => (
                    <Fragment key={part}>
                      {place > 0 && ' '}
                      <span className={styles.part}>{part}</span>
                    </Fragment>
                  ))}
                </span>
              </Fragment>
            ))}
          </h1>
          <div className={styles.film}>
            <Film />
          </div>
          <div className={styles.lead}>
            <p>{hero.lead}</p>
            <p className={styles.actions}>
              <ButtonLink to={paths.contact} icon="arrow">
                {hero.primaryAction}
              </ButtonLink>
              <ButtonLink to={paths.services} variant="quiet">
                {hero.quietAction}
              </ButtonLink>
            </p>
          </div>
          {/* An owner's film at YouTube or Vimeo has its own text there. */}
          {isFilmCurrent && !env.filmUrl && (
            <div className={styles.transcript}>
              <FilmTranscript />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
