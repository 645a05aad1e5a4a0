import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Guard } from './auth/RequireUser'
import { pages } from './content/pages'
import { type LazyModule, lazyModule } from './lib/lazyModule'
import { paths } from './paths'

export type SiteRoute = {
  path: string
  page: LazyModule<ComponentType>
  /** For pages that require a signed-in user. */
  guard?: Guard
}

export const routes: SiteRoute[] = [
  {
    path: paths.home,
    page: lazyModule(async () => (await import('./pages/home/HomePage')).HomePage),
  },
  { path: paths.plans, page: lazyModule(async () => (await import('./pages/plans/PlansPage')).PlansPage) },
  {
    path: paths.insights,
    page: lazyModule(async () => (await import('./pages/insights/InsightsPage')).InsightsPage),
  },
  {
    path: `${paths.insights}/:blog`,
    page: lazyModule(async () => (await import('./pages/article/ArticlePage')).ArticlePage),
  },
  {
    path: paths.services,
    page: lazyModule(async () => (await import('./pages/services/ServicesPage')).ServicesPage),
  },
  {
    path: `${paths.services}/:slug`,
    page: lazyModule(async () => (await import('./pages/services/ServicePage')).ServicePage),
  },
  {
    path: paths.about,
    page: lazyModule(async () => (await import('./pages/about/AboutPage')).AboutPage),
  },
  {
    path: paths.contact,
    page: lazyModule(async () => (await import('./pages/contact/ContactPage')).ContactPage),
  },
  { path: paths.career, page: lazyModule(async () => (await import('./pages/CareerPage')).CareerPage) },
  {
    path: paths.portfolio,
    page: lazyModule(async () => (await import('./pages/PortfolioPage')).PortfolioPage),
  },
  {
    path: paths.innovations,
    page: lazyModule(async () => (await import('./pages/innovations/InnovationsPage')).InnovationsPage),
  },
  {
    path: paths.testScreen,
    page: lazyModule(async () => (await import('./pages/TestScreenPage')).TestScreenPage),
  },
  {
    path: paths.unsubscribe,
    page: lazyModule(async () => (await import('./pages/unsubscribe/UnsubscribePage')).UnsubscribePage),
  },
  {
    path: paths.privacy,
    page: lazyModule(async () => (await import('./pages/legal/PrivacyPage')).PrivacyPage),
  },
  { path: paths.terms, page: lazyModule(async () => (await import('./pages/legal/TermsPage')).TermsPage) },
  {
    path: paths.cart,
    page: lazyModule(async () => (await import('./pages/CartPage')).CartPage),
    guard: { page: pages.cart, guests: 'go home' },
  },
  {
    path: paths.login,
    page: lazyModule(async () => (await import('./pages/sign-in/LoginPage')).LoginPage),
  },
  {
    path: paths.signup,
    page: lazyModule(async () => (await import('./pages/sign-in/SignupPage')).SignupPage),
  },
  {
    path: paths.account,
    page: lazyModule(async () => (await import('./pages/account/AccountPage')).AccountPage),
    guard: { page: pages.account, guests: 'sign in' },
  },
  {
    path: paths.authAction,
    page: lazyModule(async () => (await import('./pages/auth-action/AuthActionPage')).AuthActionPage),
  },
  { path: '*', page: lazyModule(async () => (await import('./pages/NotFoundPage')).NotFoundPage) },
]

export function findRoute(pathname: string): SiteRoute | undefined {
  // Case-sensitive, like the server.
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
}

export function preloadPath(path: string) {
  findRoute(new URL(path, 'http://any').pathname)?.page.preload()
}
