import { pages } from 'virtual:content/pages'
import { services } from 'virtual:content/services'
import { expect, it } from 'vitest'
import { bagMessages } from '@/content/bagMessages'
import {
  authMessages,
  chunkMessages,
  consoleMessages,
  contactMessages,
  newsletterMessages,
  signInMessages,
  signUpMessages,
  statusMessages,
} from '@/content/messages'
import { drawerGuestSection, drawerLinks, footerLinks, topBarLinks } from '@/content/navigation'
import { practiceIds } from '@/content/practices'
import { serviceCategories } from '@/content/serviceCopy'

const labelsOf = (list: readonly { label: string }[]) => list.map(({ label }) => label).join(', ')
const titlesOf = (practice: string) =>
  services
    .filter((service) => service.practice === practice)
    .map(({ title }) => title)
    .join(', ')

/** Placeholders, forms and errors stay out of search engines. */
const hiddenPages = Object.entries(pages).flatMap(([name, { index }]) => (index ? [] : [name]))

/** Odd as some of them look, the specification fixes these texts to the letter. */
it.each([
  [contactMessages.nameRequired, 'Name is required !!'],
  [contactMessages.emailRequired, 'Email is required !!'],
  [contactMessages.phoneRequired, 'Phone no. is required !!'],
  [contactMessages.messageRequired, 'Message is required !!'],
  [contactMessages.phoneMismatch, 'Phone No is not matching !!'],
  [contactMessages.sending, 'Sending ...'],
  [contactMessages.success, 'We will be in touch soon'],
  [contactMessages.failure, 'Something went wrong!! Our Try again later'],
  [newsletterMessages.email.missing, 'Email Is Required !!'],
  [newsletterMessages.success, 'You Have Subscribed To Our News Leetter !!'],
  [newsletterMessages.failure, 'Something went wrong!! Our Try again later'],
  [signInMessages.emailRequired, 'Email Is Required'],
  [signInMessages.passwordRequired, 'Password Is Required !!'],
  [signInMessages.success, 'Login Successfully'],
  [signUpMessages.nameRequired, 'Name Is Required !!'],
  [signUpMessages.emailRequired, 'Email Is Required'],
  [signUpMessages.phoneRequired, 'Contact Number Is Required !!'],
  [signUpMessages.passwordRequired, 'Password Is Required !!'],
  [signUpMessages.confirmPasswordRequired, 'Confirm Password Is Required !!'],
  [signUpMessages.passwordMismatch, 'Passwords do not match'],
  [signUpMessages.success, 'Signup Successfully'],
  [authMessages.failure, 'Opps!! , Something Went Wrong'],
  [bagMessages.empty, 'Your Bag Is Empty'],
  [bagMessages.checkout, 'Checkout Our Services'],
  [chunkMessages.title, 'Loading chunk failed'],
  [Object.values(chunkMessages.reasons).join(), 'missing,timeout,error'],
  [statusMessages.wait, 'Please Wait ...'],
  [statusMessages.localData, 'Local data'],
  [consoleMessages.insufficientProps, 'HelmetComponent: Insufficient props given.'],
  [consoleMessages.documentMissing, 'Document does not exist'],
  [pages.career.heading, 'Career'],
  [pages.cart.heading, 'cart'],
  [pages.testScreen.heading, 'Test Screen'],
  [pages.portfolio.heading, 'Client'],
  [pages.notFound.heading, 'Page not found.'],
  [pages.plans.heading, 'Exclusive Plans'],
  [labelsOf(topBarLinks), 'Home, Plans, Innovation, Services, Articles, AboutUs, ContactUs'],
  [labelsOf(drawerLinks.filter(({ audience }) => audience === 'member')), 'Exclusive Plans'],
  [drawerGuestSection.heading, 'Membership And Subscription'],
  [
    labelsOf([...drawerGuestSection.links, drawerGuestSection.signIn, drawerGuestSection.signUp]),
    'Plans And Offers, SignIn, SignUp',
  ],
  [labelsOf(footerLinks), 'Insights, Services, Plans, Innovation, About, Contact, Privacy, Terms'],
  [
    hiddenPages.join(', '),
    'articleNotFound, career, portfolio, testScreen, cart, login, signup, account, authAction, unsubscribe, notFound',
  ],
  [labelsOf(serviceCategories), 'All, Technical, Digital, CA & Registration'],
  [practiceIds.join(), 'technical,digital,ca'],
  [
    titlesOf('technical'),
    'Web Development, Web Application Development, Software Development, Mobile App Development, Desktop App Development, DevOps Solutions, Cloud Solutions, AI/ML Driven Solutions, Page Speed Optimization, Technology Maintenance, SEO',
  ],
  [
    titlesOf('digital'),
    'Business card, Brochure, Pitch deck, Animated video, Logo designing, Data scraping, AI video, Content writing, SEO, Marriage card design, Animated invitation, R&D Report, Ad marketing',
  ],
  [
    titlesOf('ca'),
    'Income Tax GST, Project Reports, Accounting, Auditing, FSSAI License, Labour Licence, Company/LLP/Firm Registrations, MSME Registrations, Networth Certificates, Digital Signatures (DSC), Payroll, PF PT ESIC, CS, PAN/TAN, ISO Certificates, ROC Filings',
  ],
])('keeps the specified text %s', (text, specified) => {
  expect(text).toBe(specified)
})
