import { pages } from 'virtual:content/pages'
import { expect, it } from 'vitest'
import { chunkMessages, statusMessages } from '@/content/messages'
import { drawerGuestSection, drawerLinks, footerLinks, topBarLinks } from '@/content/navigation'
import { serviceCategories } from '@/content/serviceCopy'

const labelsOf = (list: readonly { label: string }[]) => list.map(({ label }) => label).join(', ')
const { links, signIn, signUp } = drawerGuestSection

/** Placeholders, forms and errors stay out of search engines. */
const hidden = Object.entries(pages).flatMap(([name, { index }]) => (index ? [] : [name]))

/**
 * Odd as some of them look, these texts are specified to the letter. The messages of the forms, the bag and the console are in
 * their own tests.
 */
it.each([
  [labelsOf(topBarLinks), 'Home, Plans, Innovation, Services, Articles, AboutUs, ContactUs'],
  [labelsOf(drawerLinks.filter(({ audience }) => audience === 'member')), 'Exclusive Plans'],
  [drawerGuestSection.heading, 'Membership And Subscription'],
  [labelsOf([...links, signIn, signUp]), 'Plans And Offers, SignIn, SignUp'],
  [labelsOf(footerLinks), 'Insights, Services, Plans, Innovation, About, Contact, Privacy, Terms'],
  [labelsOf(serviceCategories), 'All, Technical, Digital, CA & Registration'],
  [
    hidden.join(' '),
    'articleNotFound career portfolio testScreen cart login signup account authAction unsubscribe notFound',
  ],
  [pages.career.heading, 'Career'],
  [pages.cart.heading, 'cart'],
  [pages.testScreen.heading, 'Test Screen'],
  [pages.portfolio.heading, 'Client'],
  [pages.notFound.heading, 'Page not found.'],
  [pages.plans.heading, 'Exclusive Plans'],
  [chunkMessages.title, 'Loading chunk failed'],
  [Object.values(chunkMessages.reasons).join(), 'missing,timeout,error'],
  [statusMessages.wait, 'Please Wait ...'],
])('keeps the specified text %s', (text, specified) => {
  expect(text).toBe(specified)
})
