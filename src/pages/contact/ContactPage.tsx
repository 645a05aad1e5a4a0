import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { ContactForm } from './ContactForm'
import { ContactWays } from './ContactWays'
import { Offices } from './Offices'
import { pages } from 'virtual:content/pages'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const page = pages.contact
  return (
    <>
      <PageSeo page={page} path={paths.contact} />
      <Section level={1} heading={page.heading} intro={page.intro} alone>
        <ContactWays />
        <div className={styles.columns}>
          <ContactForm />
          <Offices />
        </div>
      </Section>
    </>
  )
}
