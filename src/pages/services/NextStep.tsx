import { pageTexts } from 'virtual:content/pageTexts'
import type { Service } from 'virtual:content/services'
import { serviceTexts } from 'virtual:content/serviceTexts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/Prices'
import { PageLink } from '@/components/SiteLink'
import { newestArticles } from '@/data/articleQueries'
import { casesQuery } from '@/data/caseQueries'
import { AS_KNOWN } from '@/data/queries'
import { contactAbout, paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './NextStep.module.css'
import { plansAddress } from './ServicePlans'

/** The plans of its practice, and a case of it or an article about it. */
export function NextStep({ service: { slug, practice } }: { service: Service }) {
  const { data: cases = [], isPending } = useQuery({ ...casesQuery, ...AS_KNOWN })
  const newest = useInfiniteQuery({ ...newestArticles, ...AS_KNOWN })
  const done = isShown(paths.portfolio) && cases.find((one) => one.practice === practice)
  const article =
    isShown(paths.insights) && newest.data?.pages[0]?.items.find((one) => one.practice === practice)
  return (
    <section className={`${styles.next} on-stream screen-only`} aria-labelledby="next-step">
      <h2 id="next-step">{serviceTexts.next}</h2>
      <p className={`${styles.ways} row ways-on-stream`}>
        <ButtonLink to={contactAbout(slug)} icon="arrow">
          {serviceTexts.ask}
        </ButtonLink>
        {isShown(paths.plans) && (
          <ButtonLink to={plansAddress(practice)} variant="line">
            <PlansFrom practice={practice} />
          </ButtonLink>
        )}
      </p>
      {done ? (
        <PageLink className={`${styles.proof} plain`} to={paths.case(done.id)}>
          <span>{pageTexts.portfolio.title}</span>
          <b>{done.title}</b>
        </PageLink>
      ) : (
        !isPending &&
        article && (
          <PageLink className={`${styles.proof} plain`} to={paths.article(article.id)}>
            <span>{pageTexts.insights.title}</span>
            <b>{article.title}</b>
          </PageLink>
        )
      )}
    </section>
  )
}
