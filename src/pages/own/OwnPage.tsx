import type { OwnPage as Page } from 'virtual:content/ownPages'
import { serviceTexts } from 'virtual:content/serviceTexts'
import { site } from 'virtual:content/site'
import { errorsWords } from 'virtual:words/errors'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { BesideRibbon } from '@/components/BesideRibbon'
import { ButtonLink } from '@/components/Button'
import { EmptyNotice } from '@/components/EmptyNotice'
import { EntryBody } from '@/components/EntryBody'
import { LazyImage } from '@/components/LazyImage'
import { Section } from '@/components/Section'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { Seo } from '@/components/seo/Seo'
import { breadcrumbs } from '@/components/seo/structuredData'
import { Unbroken } from '@/components/Unbroken'
import { findOwnPage, ownPageQuery, type ShownOwnPage } from '@/data/ownPages'
import { positionOf, practiceName } from '@/data/practices'
import { hasFailed } from '@/data/queries'
import type { Position } from '@/lib/positions'
import { NotFoundPage } from '@/pages/NotFoundPage'
import { paths } from '@/paths'
import styles from './OwnPage.module.css'

/** A page that the owner has written, in content/pages/. */
export function OwnPage() {
  const { pathname } = useLocation()
  const page = findOwnPage(pathname.replace(/\/$/, ''))
  return page ? <PageView key={page.name} page={page} /> : <NotFoundPage />
}

function PageView({ page: { name, heading, description, practice } }: { page: Page }) {
  const own = useQuery(ownPageQuery(name))
  const path = paths.ownPage(name)
  return (
    <div data-practice={positionOf(practice)} data-short-page={own.isSuccess || undefined}>
      <Seo
        title={heading}
        description={description}
        author={site.author}
        path={path}
        {...(practice && { keywords: [heading, practiceName(practice)] })}
        things={[breadcrumbs({ name: heading, path })]}
      />
      <Section level={1} heading={heading} intro={description}>
        {own.data && <Text own={own.data} practice={positionOf(practice)} />}
        {hasFailed(own) ? (
          <EmptyNotice retry={own}>{errorsWords.pageNotLoaded}</EmptyNotice>
        ) : (
          own.isPending && (
            <SkeletonGroup>
              <Skeleton />
              <Skeleton length="long" />
            </SkeletonGroup>
          )
        )}
      </Section>
      {own.data && <Questions questions={own.data.questions} />}
    </div>
  )
}

type TextProps = { own: ShownOwnPage; practice: Position | undefined }

function Text({ own: { picture, body, button }, practice }: TextProps) {
  return (
    <BesideRibbon practice={practice} className={styles.page}>
      {picture && <LazyImage {...picture} className={styles.picture} priority />}
      <div className={styles.text}>
        <EntryBody html={body.html} />
        {button && (
          <p className={`${styles.button} screen-only`}>
            <ButtonLink to={button.link} icon="arrow">
              {button.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </BesideRibbon>
  )
}

function Questions({ questions }: Pick<ShownOwnPage, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Section heading={serviceTexts.questions} kind="stub">
      <dl className={`${styles.questions} halves`}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className="muted">
              <Unbroken text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
