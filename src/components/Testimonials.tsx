import { clientsTexts } from 'virtual:content/clientsTexts'
import { statusMessages } from '@/content/messages'
import type { Testimonial } from '@/data/collections/testimonials'
import { imageAddress } from '@/lib/webAddress'
import marks from './carousel/ClientMarks.module.css'
import { LazyImage } from './LazyImage'
import styles from './Proof.module.css'
import { Tag } from './Tag'

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.proof}>
      <h3 className={styles.heading}>{clientsTexts.testimonials}</h3>
      <ul className={styles.quotes}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Quote({ testimonial: { name, role, company, logo, quote, sample } }: { testimonial: Testimonial }) {
  const picture = imageAddress(logo)
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {picture && <LazyImage className={marks.logo} src={picture} alt="" width={32} height={32} />}
        <span className={styles.who}>
          <b>{name}</b>
          <span>{[role, company].filter(Boolean).join(', ')}</span>
        </span>
        {sample && <Tag>{statusMessages.sample}</Tag>}
      </figcaption>
    </figure>
  )
}
