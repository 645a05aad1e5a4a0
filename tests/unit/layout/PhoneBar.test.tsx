import { lowestPrices } from 'virtual:content/lowestPrices'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { phoneBarWords } from 'virtual:words/phoneBar'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PhoneBar } from '@/layout/PhoneBar'
import { paths } from '@/paths'
import { render } from '../../render'

const owner = vi.hoisted(() => ({ hasPlansPage: true }))
vi.mock('@/shownPages', async (original) => ({
  ...(await original<typeof import('@/shownPages')>()),
  isShown: () => owner.hasPlansPage,
}))

/** Of a phone, scrolled this far. */
function scrollTo(pixels: number) {
  window.scrollY = pixels
  fireEvent.scroll(window)
}

const bar = () => screen.findByRole('navigation', { name: phoneBarWords.name })

function show(path: string = paths.home) {
  const { matchMedia } = window
  onTestFinished(() => {
    window.matchMedia = matchMedia
    window.scrollY = 0
  })
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(width < 900px)' })
  render(<PhoneBar />, { path })
}

const call = `${frameWords.call} tel:+911`
const whatsapp = `${phoneBarWords.whatsapp} https://wa.me/912`
const message = `${phoneBarWords.message} /contact`
const price = `${phoneBarWords.from({ price: '$95' })} /plans`
const ask = `${phoneBarWords.ask} /contact`

it.each<{ has: string; path?: string; cells: string[] }>([
  { has: 'whatsapp, prices, plans', cells: [call, whatsapp, price] },
  { has: 'whatsapp, prices', cells: [call, whatsapp, ask] },
  { has: 'whatsapp, plans', cells: [call, whatsapp, ask] },
  { has: 'whatsapp', cells: [call, whatsapp, ask] },
  { has: 'prices, plans', cells: [call, message, price] },
  { has: 'prices', cells: [call, ask] },
  { has: 'plans', cells: [call, ask] },
  { has: '', cells: [call, ask] },
  { has: 'whatsapp, prices, plans', path: paths.plans, cells: [call, whatsapp, ask] },
])('an owner with a phone and “$has” offers $cells', async ({ has, path, cells }) => {
  const { contact } = site
  const { all = null } = lowestPrices
  onTestFinished(() => {
    Object.assign(site, { contact })
    Object.assign(lowestPrices, { all })
    owner.hasPlansPage = true
  })
  const whatsappNumber = has.includes('whatsapp') ? '+91 2' : undefined
  Object.assign(site, { contact: { ...contact, phone: '+91 1', whatsapp: whatsappNumber } })
  Object.assign(lowestPrices, { all: has.includes('prices') ? { prices: ['$95'], period: 'a month' } : null })
  owner.hasPlansPage = has.includes('plans')
  show(path)
  scrollTo(400)
  const links = within(await bar()).getAllByRole('link')
  expect(links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`)).toEqual(cells)
})

it('comes in after 300 px and leaves above 200 px', async () => {
  show()
  expect(screen.queryByRole('navigation')).toBeNull()
  scrollTo(250)
  expect((await bar()).hasAttribute('data-in')).toBe(false)
  scrollTo(301)
  await waitFor(async () => expect((await bar()).hasAttribute('data-in')).toBe(true))
  scrollTo(250)
  expect((await bar()).hasAttribute('data-in')).toBe(true)
  scrollTo(199)
  expect((await bar()).hasAttribute('data-in')).toBe(false)
})

/** Its code would arrive, and be shown, meanwhile. */
const settle = () =>
  act(async () => {
    await import('@/layout/PhoneBarCells')
    await new Promise((resolve) => setTimeout(resolve))
  })

it('is not on the contact page, nor in a wide window', async () => {
  show(paths.contact)
  scrollTo(400)
  await settle()
  expect(screen.queryByRole('navigation')).toBeNull()
  cleanup()
  window.matchMedia = (query) => ({ media: query, matches: false }) as MediaQueryList
  render(<PhoneBar />)
  scrollTo(50)
  scrollTo(400)
  await settle()
  expect(screen.queryByRole('navigation')).toBeNull()
})
