import { describe, expect, it } from 'vitest'
import {
  drawerGuestSection,
  drawerLinks,
  footerLinks,
  isExternal,
  type NavigationLink,
  topBarLinks,
} from '@/content/navigation'
import { paths } from '@/paths'

const labelsOf = (links: readonly NavigationLink[]) => links.map(({ label }) => label)
const byLabel = (links: readonly NavigationLink[], label: string) =>
  links.find((link) => link.label === label)

describe('the navigation', () => {
  it('names the links of the top bar as agreed', () => {
    expect(labelsOf(topBarLinks)).toEqual([
      'Home',
      'Plans',
      'Innovation',
      'Services',
      'Articles',
      'AboutUs',
      'ContactUs',
    ])
  })

  it('shows Plans and Exclusive Plans to members alone, and leads guests there by other names', () => {
    expect(byLabel(topBarLinks, 'Plans')?.audience).toBe('member')
    expect(byLabel(drawerLinks, 'Exclusive Plans')?.audience).toBe('member')
    expect(byLabel(drawerGuestSection.links, 'Plans And Offers')?.path).toBe(paths.plans)
    expect(byLabel(footerLinks, 'Plans')?.audience).toBe('all')
  })

  it('gives the guest a section of three links', () => {
    expect(drawerGuestSection.heading).toBe('Membership And Subscription')
    expect(labelsOf(drawerGuestSection.links)).toEqual(['Plans And Offers', 'SignIn', 'SignUp'])
  })

  it('names the quick links of the footer as agreed', () => {
    expect(labelsOf(footerLinks)).toEqual([
      'Insights',
      'Services',
      'Plans',
      'Innovation',
      'Our Portfolio',
      'Career',
      'About',
      'Contact',
      'Privacy',
      'Terms',
    ])
  })

  it('leads to paths of this site while no outside blog is set', () => {
    const known: unknown[] = Object.values(paths)
    for (const { path } of [...topBarLinks, ...drawerLinks, ...drawerGuestSection.links, ...footerLinks]) {
      expect(known).toContain(path)
    }
    expect(byLabel(topBarLinks, 'Articles')?.path).toBe(paths.insights)
  })

  it('tells an outside address from a path', () => {
    expect(isExternal('https://blog.example/')).toBe(true)
    expect(isExternal('mailto:hello@triveni.example')).toBe(true)
    expect(isExternal(paths.insights)).toBe(false)
  })
})
