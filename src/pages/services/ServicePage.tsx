import { pageTexts } from 'virtual:content/pageTexts'
import type { ServiceDetails } from 'virtual:content/serviceDetails'
import { type Service, services } from 'virtual:content/services'
import { serviceTexts } from 'virtual:content/serviceTexts'
import { site } from 'virtual:content/site'
import { servicesWords } from 'virtual:words/services'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { CaseLine } from '@/components/CaseLine'
import { Drawing } from '@/components/Drawing'
import { EmptyNotice } from '@/components/EmptyNotice'
import { PracticeTag } from '@/components/PracticeTag'
import { ServicePrice } from '@/components/Prices'
import { PageLink } from '@/components/SiteLink'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { Seo } from '@/components/seo/Seo'
import { breadcrumbs, serviceThing } from '@/components/seo/structuredData'
import { Tag } from '@/components/Tag'
import { Unbroken } from '@/components/Unbroken'
import { positionOf, practiceLabel, practiceName } from '@/data/practices'
import { hasFailed } from '@/data/queries'
import { serviceQuery } from '@/data/serviceQuery'
import { findService, nameSuffix, serviceName } from '@/data/services'
import { NotFoundPage } from '@/pages/NotFoundPage'
import { contactAbout, paths, servicesOf } from '@/paths'
import { isShown } from '@/shownPages'
import { NextStep } from './NextStep'
import styles from './ServicePage.module.css'
import { ServicePlans } from './ServicePlans'

export function ServicePage() {
  const { slug = '' } = useParams()
  const service = findService(slug)
  return service ? <ServiceView key={slug} service={service} /> : <NotFoundPage />
}

function ServiceView({ service }: { service: Service }) {
  const own = useQuery(serviceQuery(service.slug))
  const { title, desc, practice, trending, slug, offer } = service
  const suffix = nameSuffix(service)
  return (
    <>
      <Seo
        title={serviceName(service)}
        description={desc}
        author={site.author}
        path={paths.service(slug)}
        keywords={[title, practiceName(practice)]}
        things={[
          breadcrumbs(
            { name: pageTexts.services.title, path: paths.services },
            { name: serviceName(service), path: paths.service(slug) },
          ),
          serviceThing(service),
        ]}
      />
      <article className={`frame ${styles.service}`} data-practice={positionOf(practice)}>
        <Breadcrumb service={service} />
        <header className={styles.head}>
          <div className={`${styles.words} from-top`}>
            <p className={styles.tags}>
              <PracticeTag id={practice} />
              {trending && <Tag variant="flag">{servicesWords.trending}</Tag>}
            </p>
            <h1>
              {title}
              {suffix && <span className="visually-hidden">{suffix}</span>}
            </h1>
            <p className={styles.desc}>{desc}</p>
            {offer && (
              <p className={styles.price}>
                <ServicePrice offer={offer} />
                {offer.note && <span className={`${styles.priceNote} muted`}>{offer.note}</span>}
              </p>
            )}
            <ButtonLink to={contactAbout(slug)} icon="arrow">
              {serviceTexts.ask}
            </ButtonLink>
            <p className="muted">
              {serviceTexts.price} {isShown(paths.plans) && <ServicePlans service={service} />}
            </p>
            <CaseLine practice={practice} service={slug} />
          </div>
          <div className={`${styles.picture} centred`}>
            {own.data && <Drawing shapes={own.data.drawing} practice={practice} className={styles.drawing} />}
          </div>
        </header>
        {own.data && <Details details={own.data.details} />}
        {hasFailed(own) ? (
          <EmptyNotice retry={own}>{servicesWords.notLoaded}</EmptyNotice>
        ) : (
          own.isPending && (
            <SkeletonGroup>
              <Skeleton />
              <Skeleton length="long" />
            </SkeletonGroup>
          )
        )}
        <NextStep service={service} />
        <Others service={service} />
      </article>
    </>
  )
}

function Breadcrumb({ service }: { service: Service }) {
  const { practice } = service
  const label = practiceLabel(practice)
  return (
    <nav aria-label={servicesWords.breadcrumb}>
      <ol className={styles.breadcrumb}>
        <li className="line">
          <PageLink className="target" to={paths.services} end>
            {pageTexts.services.title}
          </PageLink>
        </li>
        {label && (
          <li className="line">
            <PageLink className="target" to={servicesOf(practice)} end>
              {label}
            </PageLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Details({ details }: { details: ServiceDetails }) {
  const { includes, needs, duration, questions } = details
  return (
    <div className={styles.details}>
      <i className="falling drawn" aria-hidden="true" />
      <section className={styles.includes}>
        <h2 className="step-2">{serviceTexts.includes}</h2>
        <ul className={`${styles.list} ruled`}>
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <div className={styles.side}>
        <section>
          <h2 className="step-2">{serviceTexts.needs}</h2>
          <ul className={`${styles.list} ruled`}>
            {needs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="step-2">{serviceTexts.duration}</h2>
          <p className={styles.duration}>{duration}</p>
        </section>
      </div>
      {questions.length > 0 && (
        <section className={styles.questions}>
          <h2 className="step-2">{serviceTexts.questions}</h2>
          <dl className="halves">
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd className="muted">
                  <Unbroken text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function Others({ service }: { service: Service }) {
  const others = services.filter(
    ({ practice, slug }) => practice === service.practice && slug !== service.slug,
  )
  if (others.length === 0) return null
  const label = practiceLabel(service.practice)
  return (
    <nav className={`${styles.others} screen-only`} aria-labelledby="other-services">
      <h2 id="other-services" className="step-2">
        {label ? servicesWords.moreIn({ practice: label }) : servicesWords.more}
      </h2>
      <ul className="links">
        {others.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink className="target" to={paths.service(slug)}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
