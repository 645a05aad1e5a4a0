import { homeTexts } from 'virtual:content/homeTexts'
import { practices } from 'virtual:content/practices'
import { site } from 'virtual:content/site'
import { ButtonLink } from '@/components/Button'
import { Rails } from '@/components/Course'
import { marginX } from '@/components/courseGeometry'
import { Section } from '@/components/Section'
import { PageLink } from '@/components/SiteLink'
import { Tag } from '@/components/Tag'
import { paths, servicesOf } from '@/paths'
import styles from './ClosingCall.module.css'
import { Along, Crossing, Shelf } from './Route'

/** Each ribbon carries an example problem to the left margin, where they run on to a total of zero and the footer. */
export function ClosingCall() {
  const { heading, intro, problems, total, amount, action } = homeTexts.call
  return (
    <>
      <Crossing to="right" sizes={['small']} />
      <Along side="right" phoneSide="right">
        <Section heading={heading} intro={intro} />
      </Along>
      <ul className="frame course" data-course-end="">
        {practices.map(({ id, name, position }, index) => (
          <li key={id}>
            <div className={styles.problem}>
              <Rails
                x={(ribbon, geometry) =>
                  marginX(ribbon.index < index ? 'left' : 'right', ribbon.index, geometry)
                }
              />
              <PageLink to={servicesOf(id)} className={styles.entry}>
                <span className={`${styles.text} hover-line`}>{problems[position]}</span>
                <Tag practice={position}>{name}</Tag>
              </PageLink>
            </div>
            <Shelf leaving={index} />
          </li>
        ))}
      </ul>
      <Along side="left">
        <div className={`${styles.total} unbroken`}>
          <p className={styles.sum}>
            <span className={styles.text}>{total}</span>
            <span className={styles.amount}>{amount}</span>
            <span className="label">{site.currencyNote}</span>
          </p>
          <ButtonLink to={paths.contact} icon="arrow" className={styles.action}>
            {action}
          </ButtonLink>
        </div>
      </Along>
    </>
  )
}
