import { matchPath } from 'react-router-dom'
import type { Guard } from './auth/RequireUser'
import { type LazyRoute, lazyRoute } from './components/lazyRoute'
import { pages } from './content/pages'
import { blogsLoad, collectionQuery, type Load } from './data/loads'
import { paths } from './paths'

export type SiteRoute = {
  path: string
  page: LazyRoute
  /** What the page asks for: read at build, so that its HTML shows it from the start. */
  loads?: Load<unknown>[]
  /** Who may enter, for the pages that not everybody may. */
  guard?: Guard
}

export const routes: SiteRoute[] = [
  {
    path: paths.home,
    page: lazyRoute(async () => (await import('./pages/home/HomePage')).HomePage),
    loads: [collectionQuery('innovations'), blogsLoad],
  },
  { path: paths.plans, page: lazyRoute(async () => (await import('./pages/plans/PlansPage')).PlansPage) },
  {
    path: paths.insights,
    page: lazyRoute(async () => (await import('./pages/insights/InsightsPage')).InsightsPage),
    loads: [blogsLoad],
  },
  {
    path: `${paths.insights}/:blog`,
    page: lazyRoute(async () => (await import('./pages/article/ArticlePage')).ArticlePage),
    loads: [blogsLoad],
  },
  {
    path: paths.services,
    page: lazyRoute(async () => (await import('./pages/services/ServicesPage')).ServicesPage),
  },
  {
    path: `${paths.services}/:slug`,
    page: lazyRoute(async () => (await import('./pages/services/ServicePage')).ServicePage),
  },
  {
    path: paths.about,
    page: lazyRoute(async () => (await import('./pages/about/AboutPage')).AboutPage),
    loads: [collectionQuery('team'), collectionQuery('clients')],
  },
  {
    path: paths.contact,
    page: lazyRoute(async () => (await import('./pages/contact/ContactPage')).ContactPage),
  },
  { path: paths.career, page: lazyRoute(async () => (await import('./pages/CareerPage')).CareerPage) },
  {
    path: paths.portfolio,
    page: lazyRoute(async () => (await import('./pages/PortfolioPage')).PortfolioPage),
  },
  {
    path: paths.innovations,
    page: lazyRoute(async () => (await import('./pages/innovations/InnovationsPage')).InnovationsPage),
    loads: [collectionQuery('innovations')],
  },
  {
    path: paths.testScreen,
    page: lazyRoute(async () => (await import('./pages/TestScreenPage')).TestScreenPage),
  },
  {
    path: paths.unsubscribe,
    page: lazyRoute(async () => (await import('./pages/unsubscribe/UnsubscribePage')).UnsubscribePage),
  },
  {
    path: paths.privacy,
    page: lazyRoute(async () => (await import('./pages/legal/PrivacyPage')).PrivacyPage),
  },
  { path: paths.terms, page: lazyRoute(async () => (await import('./pages/legal/TermsPage')).TermsPage) },
  {
    path: paths.cart,
    page: lazyRoute(async () => (await import('./pages/CartPage')).CartPage),
    guard: { page: pages.cart, guests: 'go home' },
  },
  {
    path: paths.login,
    page: lazyRoute(async () => (await import('./pages/sign-in/LoginPage')).LoginPage),
  },
  {
    path: paths.signup,
    page: lazyRoute(async () => (await import('./pages/sign-in/SignupPage')).SignupPage),
  },
  {
    path: paths.account,
    page: lazyRoute(async () => (await import('./pages/account/AccountPage')).AccountPage),
    guard: { page: pages.account, guests: 'sign in' },
  },
  {
    path: paths.authAction,
    page: lazyRoute(async () => (await import('./pages/auth-action/AuthActionPage')).AuthActionPage),
  },
  { path: '*', page: lazyRoute(async () => (await import('./pages/NotFoundPage')).NotFoundPage) },
]

export function findRoute(pathname: string): SiteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}

export function preloadPath(address: string): Promise<void> | undefined {
  return findRoute(new URL(address, 'http://any').pathname)?.page.preload()
}
