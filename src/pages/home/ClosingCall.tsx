import { homeTexts } from 'virtual:content/homeTexts'
import { practices } from 'virtual:content/practices'
import { site } from 'virtual:content/site'
import { zeroPrices } from 'virtual:content/zeroPrices'
import { ButtonLink } from '@/components/Button'
import { Prices } from '@/components/Prices'
import { StraightRibbons } from '@/components/RibbonDrawing'
import { marginX } from '@/components/ribbonGeometry'
import { Section } from '@/components/Section'
import { PageLink } from '@/components/SiteLink'
import { Tag } from '@/components/Tag'
import { paths, servicesOf } from '@/paths'
import styles from './ClosingCall.module.css'
import { BesideRibbons, CrossingRibbons, LeavingRibbon } from './HomeRibbons'

/** Each ribbon carries an example problem to the left margin, where they run on to a total of zero and the footer. */
export function ClosingCall() {
  const { heading, intro, problems, total, amount, action } = homeTexts.call
  return (
    <>
      <CrossingRibbons to="right" sizes={['small']} />
      <BesideRibbons side="right" phoneSide="right">
        <Section heading={heading} intro={intro} />
      </BesideRibbons>
      <ul className="frame ribbon-frame" data-ribbons-end="">
        {practices.map(({ id, name, position }, index) => (
          <li key={id}>
            <div className={styles.problem}>
              <StraightRibbons
                x={(ribbon, geometry) =>
                  marginX(ribbon.index < index ? 'left' : 'right', ribbon.index, geometry)
                }
              />
              <PageLink to={servicesOf(id)} className={styles.entry}>
                <span className={`${styles.text} hover-line balanced`}>{problems[id] || name}</span>
                {practices.length > 1 && problems[id] && <Tag practice={position}>{name}</Tag>}
              </PageLink>
            </div>
            <LeavingRibbon leaving={index} />
          </li>
        ))}
      </ul>
      <BesideRibbons side="left">
        <div className={`${styles.total} unbroken`}>
          <p className={styles.sum}>
            <span className={styles.text}>{total}</span>
            <span className={styles.amount}>
              {amount ? writeAmount(amount) : <Prices prices={zeroPrices} write={writeAmount} />}
            </span>
            <span className="label">{site.currencyNote}</span>
          </p>
          <ButtonLink to={paths.contact} icon="arrow" className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </BesideRibbons>
    </>
  )
}

/** In this font, most signs of currencies are higher than the digits, so they are smaller. */
const writeAmount = (amount: string) =>
  amount.split(/(\p{Sc})/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.sign}>
        {part}
      </span>
    ),
  )
