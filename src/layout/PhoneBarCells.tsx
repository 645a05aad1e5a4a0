import { lowestPrices } from 'virtual:content/lowestPrices'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { phoneBarWords } from 'virtual:words/phoneBar'
import { useEffect, useState } from 'react'
import { digitsOf, PhoneLink } from '@/components/ContactLink'
import { Prices } from '@/components/Prices'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './PhoneBarCells.module.css'

const IN_AFTER = 300 // px
const OUT_BEFORE = 200 // px

/** To call, to write, and what it costs. Leaves out what the owner does not have, and repeats nothing. */
export function PhoneBarCells({ pathname }: { pathname: string }) {
  const isIn = useIsIn()
  const { phone, whatsapp } = site.contact
  const lowest = isShown(paths.plans) && pathname !== paths.plans ? lowestPrices.all : null
  return (
    <nav className={`${styles.bar} screen-only`} data-in={isIn || undefined} aria-label={phoneBarWords.name}>
      <PhoneLink number={phone} className={styles.cell}>
        <Drawing d="M5 2.5L8 3L9 7L7 8.5A9 9 0 0 0 11.5 13L13 11L17 12L17.5 15A2.5 2.5 0 0 1 15 17.5A12.5 12.5 0 0 1 2.5 5A2.5 2.5 0 0 1 5 2.5z" />
        {frameWords.call}
      </PhoneLink>
      {whatsapp && (
        <a className={styles.cell} href={`https://wa.me/${digitsOf(whatsapp)}`} rel="noopener noreferrer">
          <Drawing d={BUBBLE} />
          {phoneBarWords.whatsapp}
        </a>
      )}
      {!whatsapp && lowest && (
        <PageLink className={styles.cell} to={paths.contact}>
          <Drawing d={BUBBLE} />
          {phoneBarWords.message}
        </PageLink>
      )}
      <PageLink className={styles.cell} to={lowest ? paths.plans : paths.contact}>
        {lowest ? (
          <span>
            <Sentence of={phoneBarWords.from} links={{ price: <Prices prices={lowest.prices} /> }} />
          </span>
        ) : (
          phoneBarWords.ask
        )}
      </PageLink>
    </nav>
  )
}

const BUBBLE = 'M2.5 3H17.5V14H9L5 17.5V14H2.5z'

function Drawing({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** It leaves further up than it comes in, so that it does not flicker where someone pauses. */
function useIsIn(): boolean {
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    const update = () => setIsIn((was) => window.scrollY > (was ? OUT_BEFORE : IN_AFTER))
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return isIn
}
