import { casesWords } from 'virtual:words/cases'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/Icon'
import { LazyImage } from '@/components/LazyImage'
import { PageLink } from '@/components/SiteLink'
import { casesQuery } from '@/data/caseQueries'
import { positionOf } from '@/data/practices'
import { imageAddress } from '@/lib/webAddress'
import { paths } from '@/paths'
import styles from './NextCase.module.css'

/** The last case leads to the first. Nothing if it is the only one. */
export function NextCase({ id }: { id: string }) {
  const { data = [] } = useQuery(casesQuery)
  const position = data.findIndex((one) => one.id === id)
  const next = data[(position + 1) % data.length]
  if (!next || next.id === id) return null
  const picture = imageAddress(next.picture)
  return (
    <aside
      className={`${styles.next} on-stream wrap-anywhere screen-only`}
      data-practice={positionOf(next.practice)}
      aria-labelledby="next-case"
    >
      <div className={styles.words}>
        <p className="label" id="next-case">
          {casesWords.next}
        </p>
        <h2>
          <PageLink className="cell-link" to={paths.case(next.id)}>
            {next.title}
          </PageLink>
        </h2>
        <p className={`${styles.client} line apart label`}>
          <span>{next.client}</span>
          <Icon name="arrow" />
        </p>
      </div>
      {picture && <LazyImage className="fill" src={picture} alt="" width={800} height={450} />}
    </aside>
  )
}
