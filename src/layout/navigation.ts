import { emptyLists } from 'virtual:content/emptyLists'
import { menus } from 'virtual:content/menus'
import { site } from 'virtual:content/site'
import { footerWords } from 'virtual:words/footer'
import { navigationWords } from 'virtual:words/navigation'
import { paths } from '@/paths'
import { isListed, isShown } from '@/shownPages'

/** Who sees a link: everyone, only signed-in users, or only guests. */
export type Audience = 'all' | 'member' | 'guest'

type NavigationLink = { label: string; path: string; audience: Audience }

/** Without the pages that the owner has switched off, and the lists without an entry. */
const shown = <Link extends NavigationLink>(links: readonly Link[]) =>
  links.filter(({ path }) => isShown(path) && !emptyLists.includes(path))

const words = navigationWords

/** Without accounts, the plans are for everyone. */
const members: Audience = __HAS_ACCOUNTS__ ? 'member' : 'all'

const linkTo = (path: string, label: string, audience: Audience = 'all'): NavigationLink => ({
  label,
  path,
  audience,
})

/** `plans` is named differently in the bar and in the drawer. A blog elsewhere has an absolute URL. */
const menuLinks = (plans: string) =>
  shown([
    linkTo(paths.home, words.home),
    linkTo(paths.plans, plans, members),
    linkTo(paths.innovations, words.innovation),
    linkTo(paths.services, words.services),
    linkTo(site.articlesUrl ?? paths.insights, words.articles),
    linkTo(paths.about, words.aboutUs),
    linkTo(paths.contact, words.contactUs),
  ])

/** A list of the owner's, which everyone sees. */
const ownLinks = (links: readonly { label: string; path: string }[]) =>
  shown(links.map(({ label, path }) => linkTo(path, label)))

const ownMenu = menus.bar && ownLinks(menus.bar)

export const topBarLinks = ownMenu ?? menuLinks(words.plans)
export const drawerLinks = ownMenu ?? menuLinks(words.exclusivePlans)

/** The drawer section for guests. */
export const drawerGuestLinks =
  __HAS_ACCOUNTS__ && !ownMenu ? shown([linkTo(paths.plans, words.guestPlans, 'guest')]) : []

/** Visitors must find these, also where search engines do not and where the owner's list lacks them. */
const legalLinks = [linkTo(paths.privacy, footerWords.privacy), linkTo(paths.terms, footerWords.terms)]
const legalPaths = legalLinks.map(({ path }) => path)

const withLegalLinks = (links: readonly NavigationLink[]) => [
  ...links,
  ...legalLinks.filter(({ path }) => !links.some((link) => link.path === path)),
]

const specifiedFooter = shown([
  linkTo(paths.insights, footerWords.insights),
  linkTo(paths.services, words.services),
  linkTo(paths.plans, footerWords.plans),
  linkTo(paths.innovations, words.innovation),
  linkTo(paths.portfolio, footerWords.portfolio),
  linkTo(paths.career, footerWords.career),
  linkTo(paths.about, footerWords.about),
  linkTo(paths.contact, footerWords.contact),
  ...legalLinks,
]).filter(({ path }) => isListed(path) || legalPaths.includes(path))

export const footerLinks = menus.footer ? withLegalLinks(ownLinks(menus.footer)) : specifiedFooter
