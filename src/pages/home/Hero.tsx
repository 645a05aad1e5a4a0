import { headline } from 'virtual:content/headline'
import { homeTexts } from 'virtual:content/homeTexts'
import { pageTexts } from 'virtual:content/pageTexts'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/Prices'
import { widthOf } from '@/lib/text'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import { Film, filmSource } from './film/Film'
import styles from './Hero.module.css'
import { HeroRibbons } from './HeroRibbons'

const typeSize = typeSizeOf(headline)

/** Letters that keep between the top of a capital and the line, so that the ribbons may come closer. */
const FLAT = /^[\dA-IK-PR-Za-fhik-or-xz .:!?'’"“”&+%–—-]+$/

/** Everything is placed by the rows of one grid: a row for each line, a row for its ribbons. */
export function Hero() {
  return (
    <section className="clip">
      <div className="frame ribbon-frame">
        <div className={styles.sheet} data-type={typeSize} data-lines={headline.length}>
          <HeroRibbons />
          <h1 className={styles.title}>
            {headline.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' '}
                <span className={styles.line} data-flat={FLAT.test(line) || undefined}>
                  <span className={styles.words}>{line}</span>
                </span>
              </Fragment>
            ))}
          </h1>
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

/** Long words and long texts are set smaller, so that few words are divided and the button stays on the first screen. */
export function typeSizeOf(lines: readonly string[]): 'smallest' | 'small' | 'middle' | 'large' {
  const text = lines.join(' ')
  const longestWord = Math.max(...text.split(' ').map(widthOf))
  if (longestWord > 18) return 'smallest'
  if (longestWord > 12) return 'small'
  return longestWord > 8 || widthOf(text) > 40 ? 'middle' : 'large'
}
