import { film } from 'virtual:content/film'
import { headline } from 'virtual:content/headline'
import { homeTexts } from 'virtual:content/homeTexts'
import { pages } from 'virtual:content/pages'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/Prices'
import { paths } from '@/paths'
import { Film } from './film/Film'
import { FilmTranscript } from './film/FilmTranscript'
import { filmSource } from './film/filmSource'
import styles from './Hero.module.css'
import { FilmStreams, HeroStreams, LeadStreams } from './HeroStreams'

/** Type and film use the drawing's unit, so that they stay aligned with the ribbons at every width. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`frame ${styles.frame}`}>
        <div className={styles.sheet} data-fit={headline.fit}>
          <HeroStreams />
          <h1 className={styles.title}>
            {headline.lines.map(({ practice, rows, hasDescenders, hasAccents }, index) => (
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
            <p>{pages.home.intro}</p>
            <p className={styles.actions}>
              <ButtonLink to={paths.contact} icon="arrow" large>
                {homeTexts.actions.project}
              </ButtonLink>
              <ButtonLink to={paths.services} variant="quiet">
                {homeTexts.actions.services}
              </ButtonLink>
              {pages.plans.show && (
                <ButtonLink to={paths.plans} variant="quiet">
                  <PlansFrom />
                </ButtonLink>
              )}
            </p>
          </div>
          <div className={styles.screen}>
            <FilmStreams hasFilm={filmSource !== null} />
            {filmSource ? (
              <div className={styles.film}>
                <Film source={filmSource} />
              </div>
            ) : (
              <div className={styles.noFilm} />
            )}
          </div>
          {/* A film at YouTube or Vimeo has its own text there. */}
          {film?.kind === 'file' && (
            <div className={styles.transcript}>
              <FilmTranscript sentences={film.transcript} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
