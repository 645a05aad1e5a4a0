import { pages } from 'virtual:content/pages'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { ContactWays } from './ContactWays'
import { Offices } from './Offices'

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
