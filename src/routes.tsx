import { ownPages } from 'virtual:content/ownPages'
import { pageTexts } from 'virtual:content/pageTexts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireUser } from './auth/RequireUser'
import { Root } from './layout/Root'
import { loadChunk } from './lib/loadChunk'
import { RouteError } from './pages/RouteError'
import { paths } from './paths'
import { isShown } from './shownPages'

const allRoutes: RouteObject[] = [
  page(paths.home, async () => (await import('./pages/home/HomePage')).HomePage),
  page(paths.plans, async () => (await import('./pages/plans/PlansPage')).PlansPage),
  page(paths.insights, async () => (await import('./pages/articles/ArticlesPage')).ArticlesPage),
  page(`${paths.insights}/:article`, async () => (await import('./pages/article/ArticlePage')).ArticlePage),
  page(paths.services, async () => (await import('./pages/services/ServicesPage')).ServicesPage),
  page(`${paths.services}/:slug`, async () => (await import('./pages/services/ServicePage')).ServicePage),
  page(paths.about, async () => (await import('./pages/about/AboutPage')).AboutPage),
  page(paths.contact, async () => (await import('./pages/contact/ContactPage')).ContactPage),
  page(paths.career, async () => (await import('./pages/career/CareerPage')).CareerPage),
  page(`${paths.career}/:job`, async () => (await import('./pages/career/JobPage')).JobPage),
  page(paths.portfolio, async () => (await import('./pages/portfolio/PortfolioPage')).PortfolioPage),
  page(`${paths.portfolio}/:case`, async () => (await import('./pages/portfolio/CasePage')).CasePage),
  ...(__HAS_INNOVATIONS__ ? [innovationsRoute()] : []),
  page(paths.testScreen, async () => (await import('./pages/TestScreenPage')).TestScreenPage),
  page(paths.privacy, async () => (await import('./pages/legal/PrivacyPage')).PrivacyPage),
  page(paths.terms, async () => (await import('./pages/legal/TermsPage')).TermsPage),
  ...ownPages.map(({ name }) =>
    page(paths.ownPage(name), async () => (await import('./pages/own/OwnPage')).OwnPage),
  ),
  ...(__KEEPS_NEWSLETTER__ ? newsletterRoutes() : []),
  ...(__HAS_ACCOUNTS__ ? accountRoutes() : []),
  missingPage('*'),
]

function AccountGuard() {
  return <RequireUser page={pageTexts.account} guests="sign in" />
}

function CartGuard() {
  return <RequireUser page={pageTexts.cart} guests="go home" />
}

function innovationsRoute(): RouteObject {
  return page(
    paths.innovations,
    async () => (await import('./pages/innovations/InnovationsPage')).InnovationsPage,
  )
}

function newsletterRoutes(): RouteObject[] {
  return [
    page(
      paths.unsubscribe,
      async () => (await import('./pages/unsubscribe/UnsubscribePage')).UnsubscribePage,
    ),
  ]
}

function accountRoutes(): RouteObject[] {
  return [
    page(paths.login, async () => (await import('./pages/sign-in/LoginPage')).LoginPage),
    page(paths.signup, async () => (await import('./pages/sign-in/SignupPage')).SignupPage),
    page(paths.authAction, async () => (await import('./pages/auth-action/AuthActionPage')).AuthActionPage),
    ...(__HAS_BAG__ ? [cartRoute()] : []),
    {
      Component: AccountGuard,
      children: [page(paths.account, async () => (await import('./pages/account/AccountPage')).AccountPage)],
    },
  ]
}

function cartRoute(): RouteObject {
  return {
    Component: CartGuard,
    children: [page(paths.cart, async () => (await import('./pages/CartPage')).CartPage)],
  }
}

const pageRoutes = allRoutes.filter(({ path = '' }) => isShown(path))

export const routes = inLayout(pageRoutes)

/** For a page that the server returned as missing: it does not know the URL, even if a route's pattern matches it. */
export function routesWithout(pathname: string): RouteObject[] {
  return inLayout([missingPage(pathname), ...pageRoutes])
}

function missingPage(path: string): RouteObject {
  return page(path, async () => (await import('./pages/NotFoundPage')).NotFoundPage)
}

function inLayout(children: RouteObject[]): RouteObject[] {
  return [{ Component: Root, ErrorBoundary: RootError, children: [{ ErrorBoundary: RouteError, children }] }]
}

/** For an error of the frame itself. */
function RootError() {
  return (
    <Root>
      <RouteError />
    </Root>
  )
}

export type PageHandle = { load: () => Promise<ComponentType> }

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  const handle: PageHandle = { load }
  // Case-sensitive, like the server.
  return {
    path,
    caseSensitive: true,
    handle,
    // Until it has loaded, the URL is that of the page before: `RouteError` reloads.
    lazy: async () => ({ Component: await loadChunk(load, { ifGone: 'fail' }) }),
  }
}

/** The paths of all pages except the 404 page. */
export const pagePaths = pathsOf(pageRoutes)

function pathsOf(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ])
}
