import { site } from 'virtual:content/site'
import { BrandName } from './BrandName'
import styles from './Footer.module.css'
import { FooterColumns } from './FooterColumns'
import { FooterStreams } from './FooterStreams'
import { Newsletter } from './Newsletter'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className="frame">
        <FooterStreams />
        <div>
          <Newsletter />
          <FooterColumns />
          <BrandName />
          <p className={styles.legal}>
            <span>
              © {site.copyrightYear} {site.name}
            </span>
            <span>{site.claim}</span>
          </p>
        </div>
      </div>
    </footer>
  )
}
