import { randomUUID } from 'node:crypto'
import { bagMessages } from '@/content/bagMessages'
import { contactForm, fieldCopy, serviceSearch, signInForm, signUpForm } from '@/content/forms'
import { hero } from '@/content/home'
import { insightCopy } from '@/content/insights'
import { labels } from '@/content/labels'
import { contactMessages, signUpMessages } from '@/content/messages'
import { userMenu } from '@/content/navigation'
import { pages } from '@/content/pages'
import { planLabels } from '@/content/planPage'
import { plans } from '@/content/plans'
import { services } from '@/content/services'
import { paths } from '@/paths'
import { readContent } from '../../scripts/content/readContent'
import type { Settings } from './browser'
import { type Target, type Visitor, waitUntil } from './visitor'

export type Journey = { name: string; settings?: Partial<Settings>; run: (visitor: Visitor) => Promise<void> }

const PHONE = { width: 390, height: 844 } // px
const DESKTOP = { width: 1280, height: 800 } // px

/** The contact form ignores messages that are sent sooner after it was opened. Programs are faster than people. */
const MIN_OPEN = 3_000 // ms

const HEADER: Target = { role: 'banner' }
const MAIN: Target = { role: 'main' }
const FOOTER: Target = { role: 'contentinfo' }
const button = (name: string, within: Target = MAIN): Target => ({ role: 'button', name, within })
const link = (name: string, within: Target = MAIN): Target => ({ role: 'link', name, within })
const heading = (name: string): Target => ({ role: 'heading', name })

const newPerson = () => ({
  name: 'Asha Menon',
  email: `visitor-${randomUUID()}@example.com`,
  phone: '+91 98400 12345',
  password: `monsoon-${randomUUID()}`,
})
type Person = ReturnType<typeof newPerson>

const { entries } = await readContent()
const articles = entries.blogs.filter(({ fields }) => fields.archive !== true)
const [plan] = plans
const [service] = services
const [article] = articles
if (!plan || !service || !article) throw new Error('The journeys need a plan, a service and an article.')
const articlePath = paths.article(article.id)

const ROUTES = [
  ...[paths.home, paths.plans, paths.insights, paths.services, paths.about, paths.contact, paths.career],
  ...[paths.portfolio, paths.innovations, paths.testScreen, paths.unsubscribe, paths.privacy, paths.terms],
  ...[paths.login, paths.signup, paths.service(service.slug), articlePath],
]

export const journeys: Journey[] = [
  {
    name: 'every route fits and logs no error',
    run: async (visitor) => {
      for (const size of [PHONE, DESKTOP]) {
        await visitor.resize(size)
        for (const path of ROUTES) {
          await visitor.open(path)
          const problems = await visitor.evaluate(inspect)
          const found = [...problems, ...visitor.takeErrors()]
          if (found.length > 0) throw new Error(`${path} at ${size.width} px: ${found.join('; ')}`)
        }
      }
    },
  },
  {
    name: 'the drawer takes the focus, closes with Escape and returns it',
    run: async (visitor) => {
      await visitor.resize(PHONE)
      await visitor.open(paths.home)
      await visitor.click(button(labels.openMenu, HEADER))
      const drawer: Target = { role: 'dialog', name: labels.drawer }
      await visitor.see(drawer)
      await visitor.until('the focus is in the drawer', isFocusInDialog)
      await visitor.press('Escape')
      await visitor.seeNo(drawer)
      await visitor.seeFocus(button(labels.openMenu, HEADER))
    },
  },
  {
    name: 'the theme can be switched and is remembered',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.home)
      const light = await visitor.evaluate(background)
      await visitor.click(button(labels.switchTheme, HEADER))
      await waitUntil('the colours changed', async () => (await visitor.evaluate(background)) !== light)
      const dark = await visitor.evaluate(background)
      await visitor.open(paths.about)
      if ((await visitor.evaluate(background)) !== dark) throw new Error('The theme was not remembered.')
    },
  },
  {
    name: 'the progress bar is empty, half full and full, and empty again at the top',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.services)
      // The fallback for browsers without scroll timelines starts with the first interaction.
      await visitor.press('Tab')
      for (const part of [0, 0.5, 1, 0]) {
        await visitor.until(`the progress bar shows ${part}`, showsProgressAt, part)
      }
    },
  },
  {
    name: 'the service search narrows the list',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.services)
      await visitor.click({ role: 'searchbox', name: serviceSearch.search })
      await visitor.type(service.title)
      await visitor.until('the list is shorter', hasFewerCards, services.length)
      await visitor.see(link(service.title))
    },
  },
  {
    name: 'the ticker pauses and plays',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.insights)
      await visitor.click(button(`${labels.pause} ${insightCopy.latest}`))
      await visitor.click(button(`${labels.play} ${insightCopy.latest}`))
      await visitor.see(button(`${labels.pause} ${insightCopy.latest}`))
    },
  },
  {
    name: 'a carousel moves on and pauses',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.about)
      const name = await visitor.evaluate(showCarousel)
      await visitor.click(button(`${labels.pause} ${name}`))
      await visitor.see(button(`${labels.play} ${name}`))
      const before = await visitor.evaluate(firstSlideInView)
      await visitor.click(button(`${labels.next} ${name}`))
      await waitUntil(
        'another slide is first',
        async () => (await visitor.evaluate(firstSlideInView)) !== before,
      )
    },
  },
  {
    name: 'the film opens, loads and closes',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.home)
      await visitor.evaluate(() => document.querySelector('main h1')?.scrollIntoView())
      await visitor.until('the play button is there', clickControl, hero.film.play)
      await visitor.until('the film has loaded', hasFilmLoaded)
      await visitor.press('Escape')
      await visitor.until('the film is closed', () => document.querySelector('video[controls]') === null)
    },
  },
  {
    name: 'the contact form names mistakes and sends a message',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.contact)
      const openedAt = Date.now()
      await visitor.click(button(contactForm.submit))
      await visitor.seeText(contactMessages.nameRequired)
      const person = newPerson()
      await visitor.fill(contactForm.name, person.name, MAIN)
      await visitor.fill(contactForm.email, person.email, MAIN)
      await visitor.fill(contactForm.phone, person.phone, MAIN)
      await visitor.fill(`${contactForm.confirmPhone} ${fieldCopy.optional}`, person.phone, MAIN)
      await visitor.fill(contactForm.message, 'One set of books, please.', MAIN)
      await waitUntil('a person would have filled in the form', async () => Date.now() - openedAt > MIN_OPEN)
      await visitor.click(button(contactForm.submit))
      await visitor.seeText(contactForm.sent)
    },
  },
  {
    name: 'the newsletter takes an address',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.terms)
      await visitor.fill(labels.footer.newsletterEmail, newPerson().email, FOOTER)
      await visitor.click(button(labels.footer.subscribe, FOOTER))
      await visitor.seeText('You Have Subscribed To Our News Leetter !!')
    },
  },
  {
    name: 'sign-up names mistakes, creates the account, and Logout and sign-in work',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.signup)
      await visitor.click(button(signUpForm.submit))
      await visitor.seeText(signUpMessages.emailRequired)
      const person = newPerson()
      await signUp(visitor, person)
      await logOut(visitor)
      await signIn(visitor, person)
    },
  },
  {
    name: 'a plan is added to the bag and removed',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.signup)
      await signUp(visitor, newPerson())
      await visitor.open(paths.plans)
      await visitor.click(button(`${planLabels.add} ${plan.title}`))
      await visitor.click(button(`${planLabels.inBag} ${plan.title}`))
      const bag: Target = { role: 'dialog', name: userMenu.bag }
      await visitor.click(button(`${bagMessages.remove} ${plan.title}`, bag))
      await visitor.seeText(bagMessages.empty)
    },
  },
  {
    name: 'Back and Forward restore the page and its scroll position',
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.insights)
      await visitor.click(link(insightCopy.all))
      const cards = await visitor.evaluate(openLastArticle)
      await visitor.until('the article is open', isArticleOpen)
      await visitor.until('the article starts at its top', () => scrollY === 0)
      await visitor.back()
      await visitor.until('the list is shown again', () => document.getElementById('article-text') === null)
      await visitor.until('the scroll position is restored', isScrolledTo, cards)
      await visitor.forward()
      await visitor.until('the article is open', isArticleOpen)
    },
  },
  {
    name: 'nothing moves if the visitor prefers reduced motion',
    settings: { prefersReducedMotion: true },
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      for (const path of [paths.home, paths.insights, paths.about]) {
        await visitor.open(path)
        await visitor.press('Tab')
        await visitor.until(`${path} stands still`, isStill)
      }
    },
  },
  {
    name: 'the dark theme follows the system',
    settings: { prefersDark: true },
    run: async (visitor) => {
      await visitor.resize(DESKTOP)
      await visitor.open(paths.home)
      await visitor.until('the background is dark', isDark)
    },
  },
]

async function signUp(visitor: Visitor, person: Person) {
  await visitor.fill(signUpForm.name, person.name, MAIN)
  await visitor.fill(signUpForm.email, person.email, MAIN)
  await visitor.fill(signUpForm.phone, person.phone, MAIN)
  await visitor.fillPassword(signUpForm.password, person.password)
  await visitor.fillPassword(signUpForm.confirmPassword, person.password)
  await visitor.click(button(signUpForm.submit))
  await visitor.see(heading(pages.home.heading))
  await visitor.see(button(labels.userMenu, HEADER))
}

async function logOut(visitor: Visitor) {
  await visitor.click(button(labels.userMenu, HEADER))
  await visitor.click(button(userMenu.logout, HEADER))
  await visitor.see(heading(pages.login.heading))
}

async function signIn(visitor: Visitor, { email, password }: Person) {
  await visitor.fill(signInForm.email, email, MAIN)
  await visitor.fillPassword(signInForm.password, password)
  await visitor.click(button(signInForm.submit))
  await visitor.see(button(labels.userMenu, HEADER))
}

// The functions below run in the page.

function inspect(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const problems = []
  if (scrollWidth > clientWidth) problems.push(`it is ${scrollWidth - clientWidth} px too wide`)
  if (document.querySelectorAll('h1').length !== 1) problems.push('it has not one h1')
  return problems
}

const background = () => getComputedStyle(document.documentElement).backgroundColor

const isFocusInDialog = () => document.querySelector('dialog')?.contains(document.activeElement) === true

/** Engines write a computed colour in different ways, so paint it and read the pixel. */
function isDark(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return alpha === 255 && red + green + blue < 200
}

/** Scrolls again at every call: a page grows while it lays out what comes into view. */
function showsProgressAt(part: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' })
  const [band] = document.querySelectorAll('header [data-practice]')
  if (!band?.parentElement) return false
  const full = band.parentElement.getBoundingClientRect().width
  return Math.abs(band.getBoundingClientRect().width / full - part) < 0.02
}

const hasFewerCards = (all: number) => {
  // A search hides the cards of the whole list and adds those that it finds.
  const count = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length
  return count > 0 && count < all
}

function showCarousel(): string {
  const carousel = document.querySelector('[aria-roledescription=carousel]')
  carousel?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return carousel?.getAttribute('aria-label') ?? ''
}

function firstSlideInView(): string | null {
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')]
  const left = slides[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0
  const first = slides.find((slide) => slide.getBoundingClientRect().left >= left - 2)
  return first?.getAttribute('aria-label') ?? null
}

function clickControl(name: string): boolean {
  const control = [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) =>
    one.textContent?.includes(name),
  )
  control?.click()
  return control !== undefined
}

function hasFilmLoaded(): boolean {
  const film = document.querySelector('video')
  return film !== null && film.error === null && film.readyState >= HTMLMediaElement.HAVE_METADATA
}

function openLastArticle(): number {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href^="/insight/"]')].at(-1)
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const top = scrollY
  link?.click()
  return top
}

const isArticleOpen = () => document.getElementById('article-text') !== null

const isScrolledTo = (top: number) => Math.abs(scrollY - top) <= 2

function isStill(): boolean {
  return document.getAnimations().every(({ playState, timeline }) => {
    return playState !== 'running' || timeline !== document.timeline
  })
}
