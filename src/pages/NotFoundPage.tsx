import { pageTexts } from 'virtual:content/pageTexts'
import { errorsWords } from 'virtual:words/errors'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '@/components/Button'
import { NotFoundMessage } from '@/components/NotFoundMessage'
import { SearchSiteButton } from '@/components/search/SearchButton'
import { PageSeo } from '@/components/seo/PageSeo'
import { askServer } from '@/lib/askServer'
import { sitePath } from '@/lib/webAddress'
import { paths } from '@/paths'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => void lookElsewhere(pathname), [pathname])
  return (
    <>
      <PageSeo page={pageTexts.notFound} path={paths.notFound} />
      <NotFoundMessage heading={pageTexts.notFound.heading} intro={pageTexts.notFound.intro}>
        <ButtonLink to={paths.home} icon="back">
          {errorsWords.goBack}
        </ButtonLink>
        {__HAS_SEARCH__ && <SearchSiteButton />}
      </NotFoundMessage>
    </>
  )
}

/** The server cannot ignore case. */
async function lookElsewhere(pathname: string) {
  const isHere = () => location.pathname === pathname
  if (pathname !== loadedPath() && (await isKnown(pathname)) && isHere()) return location.reload()
  // '//elsewhere.example' would lead to another site.
  const inLowerCase = sitePath(pathname.toLowerCase())
  if (!inLowerCase || inLowerCase === pathname || !(await isKnown(inLowerCase)) || !isHere()) return
  location.replace(`${inLowerCase}${location.search}${location.hash}`)
}

/** What the server has answered with this document, which must not load itself again. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation ? new URL(navigation.name).pathname : ''
}

const isKnown = async (path: string) => (await askServer(path)) !== 'nothing'
