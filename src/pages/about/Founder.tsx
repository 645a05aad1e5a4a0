import { founder } from 'virtual:content/founder'
import { LazyImage } from '@/components/LazyImage'
import { Tag } from '@/components/Tag'
import { statusMessages } from '@/content/messages'
import styles from './Founder.module.css'

export function Founder() {
  const { name, role, quote, bio, portrait, sample } = founder
  return (
    <div className={styles.founder} data-practice="digital">
      <div className={styles.words}>
        <figure className={styles.quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span>{role}</span>
            {sample && <Tag>{statusMessages.sample}</Tag>}
          </figcaption>
        </figure>
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <LazyImage src={portrait} alt="" width={480} height={560} priority className={styles.portrait} />
    </div>
  )
}
