import { emptyLists } from 'virtual:content/emptyLists'
import { site } from 'virtual:content/site'
import { paths } from '@/paths'
import { isListed, isShown } from '@/shownPages'

/** Who sees a link: everyone, only signed-in users, or only guests. */
export type Audience = 'all' | 'member' | 'guest'

export type NavigationLink = { label: string; path: string; audience: Audience }

/** A path on this site, or an absolute URL if the owner's blog is elsewhere. */
const articles: NavigationLink = {
  label: 'Articles',
  path: site.articlesUrl ?? paths.insights,
  audience: 'all',
}

/** Without the pages that the owner has switched off, and the lists without an entry. */
const shown = <Link extends NavigationLink>(links: readonly Link[]) =>
  links.filter(({ path }) => isShown(path) && !emptyLists.includes(path))

const home: NavigationLink = { label: 'Home', path: paths.home, audience: 'all' }
const innovation: NavigationLink = { label: 'Innovation', path: paths.innovations, audience: 'all' }
const services: NavigationLink = { label: 'Services', path: paths.services, audience: 'all' }
const aboutUs: NavigationLink = { label: 'AboutUs', path: paths.about, audience: 'all' }
const contactUs: NavigationLink = { label: 'ContactUs', path: paths.contact, audience: 'all' }

export const topBarLinks = shown([
  home,
  { label: 'Plans', path: paths.plans, audience: 'member' },
  innovation,
  services,
  articles,
  aboutUs,
  contactUs,
])

export const drawerLinks = shown([
  home,
  { label: 'Exclusive Plans', path: paths.plans, audience: 'member' },
  innovation,
  services,
  articles,
  aboutUs,
  contactUs,
])

/** The drawer section for guests. */
export const drawerGuestSection = {
  heading: 'Membership And Subscription',
  links: shown([{ label: 'Plans And Offers', path: paths.plans, audience: 'guest' }]),
  signIn: { label: 'SignIn', path: paths.login, audience: 'guest' },
  signUp: { label: 'SignUp', path: paths.signup, audience: 'guest' },
} satisfies Record<string, unknown>

/** The button for guests in the top bar. */
export const signInLink: NavigationLink = { label: 'SignIn', path: paths.login, audience: 'guest' }

/** The user menu. My Bag and Logout are actions; the others are links. */
export const userMenu = {
  bag: 'My Bag',
  services,
  account: { label: 'Account', path: paths.account, audience: 'member' },
  logout: 'Logout',
} as const

/** Visitors must find these, also where search engines do not. */
const legalPaths: string[] = [paths.privacy, paths.terms]

export const footerLinks = shown([
  { label: 'Insights', path: paths.insights, audience: 'all' },
  services,
  { label: 'Plans', path: paths.plans, audience: 'all' },
  innovation,
  { label: 'Our Portfolio', path: paths.portfolio, audience: 'all' },
  { label: 'Career', path: paths.career, audience: 'all' },
  { label: 'About', path: paths.about, audience: 'all' },
  { label: 'Contact', path: paths.contact, audience: 'all' },
  { label: 'Privacy', path: paths.privacy, audience: 'all' },
  { label: 'Terms', path: paths.terms, audience: 'all' },
]).filter(({ path }) => isListed(path) || legalPaths.includes(path))

/** True for absolute URLs, which need a plain link instead of the router's. */
export function isExternal(path: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(path)
}
