import styles from './FooterStreams.module.css'

/** The three ribbons become one white band above the name. */
export function FooterStreams() {
  return (
    <svg className={styles.streams} viewBox="0 0 1200 170" aria-hidden="true">
      <path data-practice="ca" d="M-2000 130H560A40 40 0 0 0 588.3 118.3L614.9 91.7A40 40 0 0 1 643.2 80" />
      <path
        data-practice="technical"
        d="M-2000 30H560A40 40 0 0 1 588.3 41.7L614.9 68.3A40 40 0 0 0 643.2 80"
      />
      <path data-practice="digital" d="M-2000 80H645" />
      <path className={styles.one} d="M640 80H3200" />
    </svg>
  )
}
