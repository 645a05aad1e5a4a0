import { notices } from 'virtual:content/notices'
import { practices } from 'virtual:content/practices'
import { controlsWords } from 'virtual:words/controls'
import { noticesWords } from 'virtual:words/notices'
import { IconButton } from '@/components/IconButton'
import { SiteLink } from '@/components/SiteLink'
import { formatDate } from '@/lib/dates'
import { localStore } from '@/lib/storage'
import styles from './Notices.module.css'

/** Read before the first paint by the script in index.html. */
const CLOSED = 'closed-notice'

type Notice = (typeof notices)[number]

/** One line below the bar. All are in the page: the script in index.html shows that of today, so that nothing moves. */
export function Notices() {
  return notices.map((notice, index) => <NoticeLine key={notice.key} notice={notice} index={index} />)
}

function NoticeLine({ notice, index }: { notice: Notice; index: number }) {
  const { text, short, link, until, key, isCurrent } = notice

  function close() {
    localStore.set(CLOSED, key)
    delete document.documentElement.dataset.notice
    // The button disappears, so move the focus to the content below it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      className={styles.notice}
      aria-label={noticesWords.name}
      data-position={index}
      data-built={isCurrent || undefined}
      // Not a description of the page in search results.
      data-nosnippet=""
    >
      <span className={`${styles.mark} screen-only`} aria-hidden="true">
        {practices.map(({ id, position }) => (
          <i key={id} data-practice={position} />
        ))}
      </span>
      <p className={styles.text}>
        <span data-long={short ? '' : undefined}>{text}</span>
        {short && <span data-short="">{short}</span>}
        {until && (
          <span className={styles.until}>{noticesWords.until({ date: formatDate(Date.parse(until)) })}</span>
        )}
      </p>
      {link && (
        <SiteLink to={link.to} className={`${styles.link} label`}>
          {link.label}
        </SiteLink>
      )}
      <IconButton
        icon="close"
        label={controlsWords.dismiss}
        className={`${styles.close} screen-only script-only`}
        onClick={close}
      />
    </section>
  )
}
