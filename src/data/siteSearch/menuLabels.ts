import { menus } from 'virtual:content/menus'
import { footerWords } from 'virtual:words/footer'
import { navigationWords } from 'virtual:words/navigation'
import { paths } from '@/paths'

/** What menus may call a page, which can differ from its title. */
const usual: Partial<Record<string, readonly string[]>> = {
  [paths.home]: [navigationWords.home],
  [paths.plans]: [navigationWords.plans, navigationWords.exclusivePlans],
  [paths.innovations]: [navigationWords.innovation],
  [paths.services]: [navigationWords.services],
  [paths.insights]: [navigationWords.articles, footerWords.insights],
  [paths.about]: [navigationWords.aboutUs, footerWords.about],
  [paths.contact]: [navigationWords.contactUs, footerWords.contact],
  [paths.portfolio]: [footerWords.portfolio],
  ...(__HAS_ACCOUNTS__ && {
    [paths.login]: [navigationWords.signIn],
    [paths.signup]: [navigationWords.signUp],
    [paths.account]: [navigationWords.account],
  }),
}

export function menuLabels(path: string): string[] {
  const own = [...(menus.bar ?? []), ...(menus.footer ?? [])].filter((link) => link.path === path)
  return [...new Set([...(usual[path] ?? []), ...own.map(({ label }) => label)])]
}
