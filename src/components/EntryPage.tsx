import { type PageTexts, pageTexts } from 'virtual:content/pageTexts'
import { errorsWords } from 'virtual:words/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Entry } from '@/data/entries'
import { hasFailed } from '@/data/queries'
import { askServer } from '@/lib/askServer'
import { ButtonLink } from './Button'
import { EmptyNotice } from './EmptyNotice'
import { NotFoundMessage } from './NotFoundMessage'
import { Section } from './Section'
import { Skeleton, SkeletonGroup } from './Skeleton'
import { EntrySeo } from './seo/EntrySeo'
import { PageSeo } from './seo/PageSeo'

/** Breadcrumbs and the missing page lead to it. */
type ParentPage = { path: string; texts: PageTexts }

type EntryPageProps<Document> = {
  entry: UseQueryResult<Entry<Document> | null>
  path: string
  parent: ParentPage
  /** Shown while the document loads, if it does not exist, and if it cannot be loaded. */
  texts?: { page: PageTexts; missing: PageTexts; notLoaded: string }
  /** Shown while the document loads. Only screen readers need the heading. */
  loading?: (heading: string) => ReactNode
  /** Shows the document. It also gets a new identity with each. */
  children: (entry: Entry<Document>) => ReactNode
}

/** The page of a document, with its metadata, or what takes its place while it loads, if it fails, and if it does not exist. */
export function EntryPage<Document extends { id: string }>(props: EntryPageProps<Document>) {
  const { entry, path, parent, loading, children } = props
  const { page, missing, notLoaded } = props.texts ?? {
    // Search engines may list an entry even if they leave out the list.
    page: { ...parent.texts, index: true },
    missing: pageTexts.notFound,
    notLoaded: errorsWords.pageNotLoaded,
  }

  // Without a document, the page is also the shell for those written after the build, so it has the path of its parent.
  if (hasFailed(entry)) {
    return (
      <>
        <PageSeo page={{ ...page, index: false }} path={parent.path} />
        <Section level={1} heading={page.heading}>
          <EmptyNotice retry={entry}>{notLoaded}</EmptyNotice>
        </Section>
      </>
    )
  }
  if (entry.isPending) {
    return (
      <>
        <PageSeo page={page} path={parent.path} isPending />
        {loading?.(page.heading) ?? (
          <Section level={1} heading={page.heading} pending>
            <SkeletonGroup>
              <Skeleton />
              <Skeleton />
              <Skeleton length="long" />
            </SkeletonGroup>
          </Section>
        )}
      </>
    )
  }
  if (!entry.data) return <MissingEntry texts={missing} parent={parent} />
  const { id, description, isPrerendered } = entry.data
  return (
    <>
      <EntrySeo
        {...{ path, description, isPrerendered }}
        parent={{ path: parent.path, name: parent.texts.title }}
      />
      <Fragment key={id}>{children(entry.data)}</Fragment>
    </>
  )
}

function MissingEntry({ texts, parent }: { texts: PageTexts; parent: ParentPage }) {
  const { pathname } = useLocation()
  useEffect(() => void followRedirect(pathname), [pathname])
  return (
    <>
      <PageSeo page={{ ...texts, index: false }} path={parent.path} />
      <NotFoundMessage heading={texts.heading} intro={texts.intro}>
        <ButtonLink to={parent.path} icon="arrow">
          {parent.texts.heading}
        </ButtonLink>
      </NotFoundMessage>
    </>
  )
}

/** The document may have got another address since this app was loaded. */
async function followRedirect(pathname: string) {
  if ((await askServer(pathname)) === 'redirect' && location.pathname === pathname) location.reload()
}
