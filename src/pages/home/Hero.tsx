import { film } from 'virtual:content/film'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/PlansFrom'
import { hero } from '@/content/home'
import { env } from '@/env'
import { paths } from '@/paths'
import { Film } from './film/Film'
import { FilmTranscript } from './film/FilmTranscript'
import styles from './Hero.module.css'
import { FilmStreams, HeroStreams, LeadStreams } from './HeroStreams'

/** Type and film use the drawing's unit, so that they stay aligned with the ribbons at every width. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`frame ${styles.frame}`}>
        <div className={styles.sheet} data-fit={hero.headline.fit}>
          <HeroStreams />
          <h1 className={styles.title}>
            {hero.headline.lines.map(({ practice, rows, hasDescenders, hasAccents }, index) => (
              <Fragment key={practice}>
                {index > 0 && ' '}
                <span
                  className={styles.line}
                  data-practice={practice}
                  data-descenders={hasDescenders || undefined}
                  data-accents={hasAccents || undefined}
                >
                  <span className={styles.rows}>
                    {rows.map((row, place) => (
                      <Fragment key={row}>
                        {place > 0 && ' '}
                        <span className={styles.row}>{row}</span>
                      </Fragment>
                    ))}
                  </span>
                </span>
              </Fragment>
            ))}
          </h1>
          <div className={styles.lead}>
            <LeadStreams />
            <p>{hero.lead}</p>
            <p className={styles.actions}>
              <ButtonLink to={paths.contact} icon="arrow" large>
                {hero.primaryAction}
              </ButtonLink>
              <ButtonLink to={paths.services} variant="quiet">
                {hero.quietAction}
              </ButtonLink>
              <ButtonLink to={paths.plans} variant="quiet">
                <PlansFrom />
              </ButtonLink>
            </p>
          </div>
          <div className={styles.screen}>
            <FilmStreams />
            <div className={styles.film}>
              <Film />
            </div>
          </div>
          {/* An owner's film at YouTube or Vimeo has its own text there. */}
          {film && !env.filmUrl && (
            <div className={styles.transcript}>
              <FilmTranscript sentences={film.transcript} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
