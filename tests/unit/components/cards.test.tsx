import { clients } from 'virtual:content/clients'
import { credentials } from 'virtual:content/credentials'
import { sprite } from 'virtual:content/drawings'
import { clientsWords } from 'virtual:words/clients'
import { controlsWords } from 'virtual:words/controls'
import { innovationsWords } from 'virtual:words/innovations'
import { teamWords } from 'virtual:words/team'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import { ClientMarks } from '@/components/carousel/ClientMarks'
import { Drawing } from '@/components/Drawing'
import { InnovationCard } from '@/components/InnovationGrid'
import type { Client } from '@/data/collections/clients'
import type { Innovation } from '@/data/collections/innovations'
import { type TeamMember, team } from '@/data/collections/team'
import { testimonials } from '@/data/collections/testimonials'
import { collectionKey } from '@/data/queries'
import { MemberCard } from '@/pages/about/TeamGrid'
import { BigCard } from '@/pages/articles/FeaturedArticles'
import { ArticleCell } from '@/pages/articles/MoreArticles'
import { Ticker } from '@/pages/articles/Ticker'
import { Clients, Testimonials } from '@/pages/home/Clients'
import { bareInnovation, listedArticle } from '../../fixtures/entries'
import { render } from '../../render'

const SCRIPT = 'javascript:alert(1)'
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it.each([
  ['庭'.repeat(14), 'short'],
  ['庭'.repeat(21), 'medium'],
  ['庭'.repeat(22), 'long'],
])('large cards set the title %s as a %s one', (title, length) => {
  const article = listedArticle({ id: 'a', title })
  const cards = [<BigCard key="big" article={article} />, <ArticleCell key="wide" article={article} isWide />]
  for (const card of cards) {
    const { unmount } = render(card)
    expect(screen.getByRole('heading').getAttribute('data-length')).toBe(length)
    unmount()
  }
})

it('large cards cut a title at 50 characters if it has more than 64, small ones at 30 if it has more than 50', () => {
  const titles = [60, 70].map((length) => 'word '.repeat(length / 5).trim())
  const shown = [false, true].map((isWide) =>
    titles.map((title) => {
      const { container, unmount } = render(
        <ArticleCell article={listedArticle({ id: 'a', title })} isWide={isWide} />,
      )
      const cut = container.querySelector('h3 a > span')?.textContent
      unmount()
      return cut?.length
    }),
  )
  expect(shown).toEqual([
    [30, 30],
    [59, 50],
  ])
})

it('the title of a card keeps compounds on one line, and its text as it is written', () => {
  const title = 'RFD-11: one-person e-invoices and Wirtschaftsprüfungs-Gesellschaften'
  render(<BigCard article={listedArticle({ id: 'a', title: title.slice(0, 60) })} />)
  const heading = screen.getByRole('heading')
  expect(heading.textContent).toBe(title.slice(0, 60))
  const whole = [...heading.querySelectorAll('.one-line')].map(({ textContent }) => textContent)
  expect(whole).toEqual(['RFD-11', 'one-person', 'e-invoices'])
})

describe('an article', () => {
  const title =
    'Every date in the calendar of a company that invoices in two currencies, and whom to ask about each'
  // At both ends of a day: the date is the same in every time zone.
  const article = listedArticle({ id: 'dates', title, date: Date.UTC(2026, 10, 6) })
  const late = listedArticle({ id: 'dates', title, date: Date.UTC(2026, 10, 6, 23, 59) })

  it.each<[string, ReactElement]>([
    ['large card', <BigCard key="" article={article} />],
    ['card', <ArticleCell key="" article={late} />],
    ['ticker', <Ticker key="" articles={[article]} />],
    ['carousel', <ArticleCarousel key="" label="Newest" articles={[late]} />],
  ])('in a %s has a title that is cut for the eye only, and its date', (_, content) => {
    render(content)
    const link = screen.getByRole('link', { name: new RegExp(title) })
    expect(link.textContent).toContain('…')
    expect(link.getAttribute('href')).toBe('/insight/dates')
    expect(screen.getByText('6 Nov 2026').getAttribute('datetime')).toBe('2026-11-06')
  })

  it.each([
    ['calendar', 'digital', 'calendar'],
    ['', 'digital', 'broadcast-3'],
    ['not-built-yet', 'digital', 'broadcast-3'],
    ['', 'accountancy', 'books-3'],
    ['', 'not-a-practice', 'windows-3'],
  ])('with the drawing “%s”, of the practice “%s”, shows %s', (name, practice, shown) => {
    const { container } = render(<Drawing name={name} practice={practice} />)
    expect(container.querySelector('use')?.getAttribute('href')).toBe(`${sprite}#${shown}`)
  })
})

describe('an innovation', () => {
  const show = (fields: Partial<Innovation>) =>
    render(<InnovationCard innovation={{ ...bareInnovation, ...fields }} headingLevel={3} />)

  it('has links that say where they lead, and that search engines do not follow', () => {
    const insta = 'https://instagram.example/duedate'
    show({ website: 'https://duedate.example/', insta })
    const website = screen.getByRole('link', { name: innovationsWords.websiteOf({ title: 'Duedate' }) })
    expect(website.getAttribute('rel')).toBe('external noopener nofollow')
    expect(hrefOf(innovationsWords.instagramOf({ title: 'Duedate' }))).toBe(insta)
  })

  it.each(['', 'ask us'])('with the address “%s” leads to the form', (website) => {
    show({ website })
    expect(hrefOf(innovationsWords.askAbout({ title: 'Duedate' }))).toBe('/contact')
  })

  it('neither runs nor loads what it contains', () => {
    const desc = '<img src=x onerror=alert(1)>'
    const { container } = show({ website: SCRIPT, insta: ' JaVaScRiPt:alert(2)', logo: SCRIPT, desc })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/contact'])
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText(desc)).toBeTruthy()
  })
})

it.each([
  ['digital', '2', 1],
  ['', null, 0],
])('a testimonial of the practice “%s” has its colour and its name', (practice, position, named) => {
  const quote = parse(testimonials.schema, { id: 'a', name: 'Kavya Menon', quote: 'More orders.', practice })
  render(<Testimonials testimonials={[quote]} />)
  const entry = screen.getByText('More orders.').closest('li')
  expect(entry?.getAttribute('data-practice')).toBe(position)
  expect(screen.queryAllByText('Digital')).toHaveLength(named)
})

const saffronLane = 'https://saffronlane.example/'
const nandini = { id: 'nandini', img: '/team/n.svg', name: 'Nandini Rao', designation: 'Accountant' }

it.each([true, false])('an entry with sample: %s is marked as one, and keeps its links', (sample) => {
  const [website, marked] = [saffronLane, Number(sample)]
  const member = parse(team.schema, { ...nandini, linkedin: website, practice: 'accountancy', sample })
  const innovation = { ...bareInnovation, website, sample }
  for (const card of [
    <MemberCard key="" member={member} />,
    <InnovationCard key="" innovation={innovation} headingLevel={3} />,
    <ClientMarks key="" clients={[{ id: 'a', name: 'Saffron Lane', logo: '/s.svg', website, sample }]} />,
  ]) {
    const { container, unmount } = render(card)
    const entry = container
      .querySelector(`a[href="${website}"]`)
      ?.closest<HTMLElement>('article, [role=group]')
    expect(within(entry ?? expect.fail()).queryAllByText(controlsWords.sample)).toHaveLength(marked)
    unmount()
  }
})

describe('a team member', () => {
  const show = (fields: Partial<TeamMember>, articles: { id: string; title: string }[] = []) =>
    render(<MemberCard member={{ ...parse(team.schema, nandini), ...fields }} articles={articles} />)

  it('has named links, and a list of what the member has written', () => {
    const website = 'https://linkedin.example/nandini'
    show({ email: 'nandini@site.example', linkedin: website }, [{ id: 'gst-dates', title: 'GST dates' }])
    expect(hrefOf(teamWords.emailOf({ name: 'Nandini Rao' }))).toBe('mailto:nandini@site.example')
    expect(hrefOf(teamWords.profileOf({ profile: 'LinkedIn', name: 'Nandini Rao' }))).toBe(website)
    expect(hrefOf('GST dates')).toBe('/insight/gst-dates')
  })

  it('has no invalid or unsafe links, and then no empty list of links', () => {
    show({ email: 'a@b.example?bcc=c@d.example', twitter: SCRIPT, facebook: 'nandini' })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('clients', () => {
  const client = { id: 'a', name: 'Saffron Lane', logo: '/s.svg', website: saffronLane, sample: false }
  const marks = (some: Client[]) => render(<ClientMarks clients={some} />)

  it('follow the fixed list of logos, with a link if they have a site', () => {
    marks([client])
    for (const { name } of clients.logos) expect(screen.getByText(name)).toBeTruthy()
    const last = screen.getByRole('group', { name: controlsWords.slideOf({ position: 12, count: 12 }) })
    expect(last.textContent).toContain('Saffron Lane')
    expect(hrefOf(`Saffron Lane ${controlsWords.outside}`)).toBe(client.website)
  })

  it('are left out if they are incomplete, and never link to a script', () => {
    const wrong = [{ name: '' }, { logo: '' }, { logo: SCRIPT }, { website: SCRIPT }]
    marks(wrong.map((fields, index) => ({ ...client, id: String(index), ...fields })))
    expect(screen.getAllByRole('group', { name: /12\W*$/ })).toHaveLength(12)
    expect(screen.queryByRole('link')).toBeNull()
  })

  const testimonial = { id: 'a', name: 'Asha Menon', company: 'Oru Foods', quote: 'Closed on the tenth.' }
  function testify(fields: object[]) {
    const all = fields.map((some) => parse(testimonials.schema, { ...testimonial, ...some }))
    render(<Clients />, { known: [[collectionKey('testimonials'), all]] })
  }

  it.each([
    [{ role: 'Owner' }, clientsWords.roleAt({ role: 'Owner', company: 'Oru Foods' }), false],
    [{ sample: true }, 'Oru Foods', true],
  ])('are quoted with role and company, and an invented opinion is marked: %j', (fields, from, isMarked) => {
    testify([fields])
    const quote = within(screen.getByRole('figure'))
    for (const text of ['Closed on the tenth.', 'Asha Menon', from]) quote.getByText(text)
    expect(quote.queryByText(controlsWords.sample) !== null).toBe(isMarked)
  })

  it('have no part for quotes if there are none, and the credentials in any case', () => {
    testify([])
    expect(screen.queryByRole('figure')).toBeNull()
    for (const { name } of credentials) expect(screen.getByText(name)).toBeTruthy()
  })
})
