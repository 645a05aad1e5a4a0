import { readFileSync } from 'node:fs'
import { site } from 'virtual:content/site'
import { JSDOM } from 'jsdom'
import { parse } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { jobs } from '@/data/collections/jobs'
import { describeEntry } from '@/data/entries'
import { closingTime } from '@/lib/closingTime'
import { openSource, publicPaths, renderPage } from '@/prerender'

const day = (date: string) => Date.parse(date)
const stored = (fields: object = {}) => ({
  ...{ id: 'clerk', title: 'Clerk', place: 'Oslo', kind: 'full', text: '<p>You sort the post.</p>' },
  ...{ posted: day('2026-11-02'), closes: day('2026-12-31'), ...fields },
})
const job = (fields: object = {}) => parse(jobs.schema, stored(fields))

const setDate = (date: string) => vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

it.each([
  ['Asia/Kolkata', '2026-12-31T18:30:00Z'],
  ['America/New_York', '2027-01-01T05:00:00Z'],
])('a job in %s closes at the end of its last day, %s', (timeZone, end) => {
  expect(closingTime(job(), timeZone)).toBe(day(end))
})

it('lists have jobs until they have closed everywhere, those that close first before the others', () => {
  setDate('2027-01-01T11:00:00Z')
  const documents = [
    job({ id: 'old', closes: null, posted: day('2026-01-01') }),
    job({ id: 'new', closes: null }),
    job({ id: 'later', closes: day('2027-02-01') }),
    job({ id: 'today' }),
    job({ id: 'gone', closes: day('2026-12-30') }),
  ]
  expect(jobs.list(documents).map(({ id }) => id)).toEqual(['today', 'later', 'new', 'old'])
})

it('search engines for jobs get what they require, in the time zone of the first office', () => {
  const [office] = site.offices
  const { thing } = describeEntry(jobs, job({ place: office?.address.city, kind: 'part', remote: 'India' }))
  expect(thing).toMatchObject({
    ...{ '@type': 'JobPosting', title: 'Clerk', description: '<p>You sort the post.</p>' },
    ...{ datePosted: '2026-11-02', validThrough: '2026-12-31T18:30:00.000Z', employmentType: 'PART_TIME' },
    hiringOrganization: { '@id': expect.stringContaining('organization') },
    jobLocation: {
      '@type': 'Place',
      address: { streetAddress: office?.address.street, addressCountry: office?.address.countryCode },
    },
    ...{ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'India' } },
  })
})

it('search engines learn of no address that the site does not know, and of no end that there is not', () => {
  const { thing } = describeEntry(jobs, job({ closes: null }))
  expect(thing).toMatchObject({ jobLocation: { address: { addressLocality: 'Oslo' } } })
  expect(Object.keys(thing)).not.toContain('validThrough')
  expect(JSON.stringify(thing)).not.toContain('addressCountry')
})

async function buildWith(...list: object[]) {
  return openSource({ jobs: list } as never, new JSDOM('').window)
}

it('an open job has a page in the sitemap, and one that has closed has neither', async () => {
  setDate('2026-12-31T12:00:00Z')
  const source = await buildWith(stored(), stored({ id: 'gone', closes: day('2026-12-01') }))
  expect(publicPaths(source).filter((path) => path.startsWith('/career/'))).toEqual(['/career/clerk'])
  const page = await renderPage('/career/clerk', source)
  expect(page).toMatchObject({ isIndexed: true, publishedAt: '2026-11-02T00:00:00.000Z' })
  expect(page.body).toContain('You sort the post.')
})

it('the page of a job that closed after the build is not for search engines', () => {
  setDate('2027-01-01T00:00:00Z')
  expect(describeEntry(jobs, job()).index).toBe(false)
})

/** Runs the scripts of index.html on a page, at a time. */
async function openPage(body: string, date: string) {
  const html = readFileSync('index.html', 'utf8').replace('<!--page-->', body)
  const { window } = new JSDOM(html, {
    runScripts: 'dangerously',
    url: 'https://site.example/',
    beforeParse: (window) => {
      Object.assign(window.Date, { now: () => day(date) })
    },
  })
  await new Promise((loaded) => window.addEventListener('load', loaded))
  return window.document
}

it.each([
  ['2026-12-31T18:29:59Z', false],
  ['2026-12-31T18:30:00Z', true],
])(
  'on a page built before, the script in index.html hides at %s what has closed: %s',
  async (date, hasClosed) => {
    setDate('2026-11-20T12:00:00Z')
    const source = await buildWith(stored())
    vi.useRealTimers()
    const list = await openPage((await renderPage('/career', source)).body, date)
    expect(list.querySelector<HTMLElement>('main li')?.hidden).toBe(hasClosed)
    expect(list.documentElement.dataset).toHaveProperty('dated')
    const page = await openPage((await renderPage('/career/clerk', source)).body, date)
    const isHidden = (selector: string) => page.querySelector(selector)?.closest('[hidden]') !== null
    expect(isHidden('main a[href^=mailto]')).toBe(hasClosed)
    expect(isHidden('main a[href="/career"]')).toBe(!hasClosed)
  },
)
