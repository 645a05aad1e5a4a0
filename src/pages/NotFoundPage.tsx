import { pages } from 'virtual:content/pages'
import { errorsWords } from 'virtual:words/errors'
import { useEffect } from 'react'
import { ButtonLink } from '@/components/Button'
import { NotFoundMessage } from '@/components/NotFoundMessage'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function NotFoundPage() {
  useEffect(() => void openInLowerCase(), [])
  return (
    <>
      <PageSeo page={pages.notFound} path={paths.notFound} />
      <NotFoundMessage heading={pages.notFound.heading} intro={pages.notFound.intro}>
        <ButtonLink to={paths.home} icon="back">
          {errorsWords.goBack}
        </ButtonLink>
      </NotFoundMessage>
    </>
  )
}

/** Hosting cannot ignore case. */
async function openInLowerCase() {
  const { pathname, search, hash } = location
  const path = pathname.toLowerCase()
  if (path === pathname) return
  const response = await fetch(path, { method: 'HEAD' }).catch(() => null)
  // The visitor may have left.
  if (response?.ok && location.pathname === pathname) location.replace(`${path}${search}${hash}`)
}
