import { serviceDrawings } from 'virtual:content/serviceDrawings'
import type { Service } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/Button'
import { Drawing } from '@/components/Drawing'
import { ServicePrice } from '@/components/Prices'
import { PageLink } from '@/components/SiteLink'
import { nameSuffix, serviceName } from '@/data/services'
import { firstSentence } from '@/lib/firstSentence'
import { foldCharacters } from '@/lib/text'
import { contactAbout, paths } from '@/paths'
import styles from './ServiceCard.module.css'

/** A cell of the grid; on phones a row, which is larger if it is trending. */
export function ServiceCard({ service, terms }: { service: Service; terms: readonly string[] }) {
  const { slug, title, desc, practice, trending, offer } = service
  const suffix = nameSuffix(service)
  return (
    <li className={styles.cell} data-trending={trending || undefined}>
      <article className={styles.service}>
        <Drawing shapes={serviceDrawings[slug] ?? null} practice={practice} className={styles.drawing} />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <PageLink className="cell-link" to={paths.service(slug)}>
              <Highlight text={title} terms={terms} />
              {/* Tells two services of the same title apart. The practice is the heading of the group. */}
              {suffix && <span className="visually-hidden">{suffix}</span>}
            </PageLink>
          </h3>
          {trending && <p className={`${styles.tag} caption`}>{servicesWords.trending}</p>}
          {/* A match can be in any sentence. */}
          <p className={`${styles.desc} muted`}>
            <Highlight text={terms.length > 0 ? desc : firstSentence(desc)} terms={terms} />
          </p>
        </div>
        {offer && (
          <p className={`${styles.price} muted`}>
            <ServicePrice offer={offer} />
          </p>
        )}
        <ButtonLink to={contactAbout(slug)} variant="quiet" className={styles.enquire}>
          {servicesWords.enquire} <span className="visually-hidden">{serviceName(service)}</span>
        </ButtonLink>
      </article>
    </li>
  )
}

/** Highlights the search terms in a text. */
function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0
  return findMatches(text, terms).map((piece) => {
    // Another text gets another element: a translator may have replaced what is in it.
    const key = `${at} ${piece.text}`
    at += piece.text.length
    return piece.isMatch ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{breakAfterSlashes(piece.text)}</span>
    )
  })
}

/** 'One/Two/Three' may continue on the next line. Browsers do not break it themselves. */
function breakAfterSlashes(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
  return text.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))
}

type Piece = { text: string; isMatch: boolean }

/** Splits a text at the matches of the terms, ignoring case and accents. The terms must be folded. */
export function findMatches(text: string, terms: readonly string[]): Piece[] {
  const { folded, origins } = foldWithOrigins(text)
  const isMatched = new Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (let at = folded.indexOf(term); term && at >= 0; at = folded.indexOf(term, at + term.length)) {
      isMatched.fill(true, origins[at], origins[at + term.length] ?? text.length)
    }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1)
    const isMatch = isMatched[at] ?? false
    const isOfLetter = /\p{M}/u.test(text[at] ?? '')
    if (last && (isOfLetter || last.isMatch === isMatch)) last.text += text[at]
    else pieces.push({ text: text[at] ?? '', isMatch })
  }
  return pieces
}

/** Folding can change the length of a text, so keep the original position of each character. */
function foldWithOrigins(text: string) {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = /\s/.test(character) ? (folded.endsWith(' ') ? '' : ' ') : foldCharacters(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) origins.push(at)
    at += character.length
  }
  return { folded, origins }
}
