import { headline } from 'virtual:content/headline'
import { homeTexts } from 'virtual:content/homeTexts'
import { pageTexts } from 'virtual:content/pageTexts'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/Prices'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import { Film, filmSource } from './film/Film'
import styles from './Hero.module.css'
import { HeroRibbons } from './HeroRibbons'
import { HeroTitle } from './HeroTitle'

/** Everything is placed by the rows of one grid: a row for each line, a row for its ribbons. */
export function Hero() {
  return (
    <section className="clip">
      <div className="frame ribbon-frame">
        <div className={styles.sheet} data-lines={headline.length}>
          <HeroRibbons />
          <HeroTitle />
          <div className={styles.lead}>
            <p className="balanced">{pageTexts.home.intro}</p>
            <p className={styles.actions}>
              <ButtonLink to={paths.contact} icon="arrow" large>
                {homeTexts.actions.project}
              </ButtonLink>
              <ButtonLink to={paths.services} variant="quiet">
                {homeTexts.actions.services}
              </ButtonLink>
              {isShown(paths.plans) && (
                <ButtonLink to={paths.plans} variant="quiet">
                  <PlansFrom />
                </ButtonLink>
              )}
            </p>
          </div>
          {__HAS_FILM__ && filmSource && (
            <div className={styles.film}>
              <Film source={filmSource} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
