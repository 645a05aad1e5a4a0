import { expect, it } from 'vitest'
import { clockFace, clockTime } from '@/lib/clockTime'
import { composeData, introducePlans } from '../../../../scripts/content/composeData'
import { composeOffice, formatPlace } from '../../../../scripts/content/offices'
import { readOwnerData, readPlansFile, readSiteFile } from '../../../../scripts/content/ownerData'
import { clockTexts } from '../../../../scripts/content/words/language'
import { loadWords } from '../../../../scripts/content/words/readWords'

const SAMPLE = 'sample/content'
const words = loadWords(SAMPLE)
const { site } = readOwnerData(SAMPLE)

it('describes any number of plans', () => {
  const practices = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const plansOf = (practice: string, count: number) => Array.from({ length: count }, () => ({ practice }))
  const three = [...plansOf('a', 3), ...plansOf('b', 3), ...plansOf('c', 3)]
  expect(introducePlans(three, practices, true, words)).toBe(
    'Three plans from each practice, side by side. These are sample prices.',
  )
  expect(introducePlans(plansOf('a', 2), practices, false, words)).toBe('All plans, side by side.')
  expect(introducePlans(plansOf('a', 3), [{ id: 'a' }], false, words)).toBe('All plans, side by side.')
})

it('the main phone number and address are those of the first office where the company names none', () => {
  const file = { ...readSiteFile(SAMPLE), contact: { whatsapp: '+91 1' } }
  const { offices, contact } = composeData(file, readPlansFile(SAMPLE), [], true, words).site
  expect(contact).toEqual({ phone: offices[0]?.phone, email: offices[0]?.email, whatsapp: '+91 1' })
})

it('a practice without a drawing has a piece of its ribbon', () => {
  const file = readSiteFile(SAMPLE)
  const practices = file.practices.map(({ id, name }) => ({ id, name }))
  const composed = composeData({ ...file, practices }, readPlansFile(SAMPLE), [], true, words)
  expect(composed.practices.map(({ drawing }) => drawing)).toEqual(['ribbon-1', 'ribbon-2', 'ribbon-3'])
})

it('writes the year of the copyright in the digits of the language', () => {
  const file = { ...readSiteFile(SAMPLE), language: 'fa' }
  expect(composeData(file, readPlansFile(SAMPLE), [], true, words).site.copyrightYear).toBe('۲۰۲۴')
})

it.each([
  [{ city: 'Edison', region: 'New Jersey', postalCode: '08817' }, 'Edison, New Jersey\u00a008817'],
  [{ city: 'Reykjavík', region: '', postalCode: '101' }, 'Reykjavík\u00a0101'],
  [{ city: 'Dubai', region: 'Dubai', postalCode: '' }, 'Dubai, Dubai'],
  [{ city: 'Doha', region: '', postalCode: '' }, 'Doha'],
])('writes %o as %s', (address, place) => {
  expect(formatPlace(address, words.addresses)).toBe(place)
})

it('writes the lines of an address in the order of its sentence', () => {
  const [office] = readSiteFile(SAMPLE).offices
  if (!office) throw new Error('The sample has no office')
  const linesWith = (addresses: typeof words.addresses) =>
    composeOffice(office, [office], site, { ...words, addresses }).addressLines
  const lines = ['3 Sample Street, Confluence House', 'Prayagraj, Uttar Pradesh\u00a0211001']
  expect(linesWith(words.addresses)).toEqual(lines)
  const street = (parts: { street: string; place: string }) => parts.place + parts.street
  expect(linesWith({ ...words.addresses, street })).toEqual(lines.toReversed())
})

it('tells the offices of a country apart by city, and those of a city by kind', () => {
  const address = { street: '1 A St', region: '', postalCode: '', countryCode: 'AE' }
  const shared = {
    country: 'UAE',
    timeZone: 'Asia/Dubai',
    hours: [],
    closed: [],
    specialHours: [],
    phone: '',
    email: '',
    sample: false,
  }
  const offices = [
    ['Clinic', 'Dubai'],
    ['Marina clinic', 'Dubai'],
    ['Pharmacy', 'Sharjah'],
  ].map(([kind = '', city = '']) => ({ ...shared, kind, address: { ...address, city } }))
  const titles = offices.map((office) => composeOffice(office, offices, site, words).title)
  expect(titles).toEqual(['Clinic, Dubai', 'Marina clinic, Dubai', 'Sharjah, UAE'])
})

it('writes opening hours in words', () => {
  expect(site.offices[0]?.hoursInWords).toEqual(['Monday to Saturday, 9:30 to 18:30'])
})

it.each([
  ['en-GB', '0:05', '9:30', '18:30', '09:30', 'Mon'],
  ['de-AT', '0:05', '9:30', '18:30', '09:30', 'Mo'],
  ['en-US', '12:05\u202fAM', '9:30\u202fAM', '6:30\u202fPM', '9:30\u202fAM', 'Mon'],
  ['fa', '۰:۰۵', '۹:۳۰', '۱۸:۳۰', '۰۹:۳۰', 'دوشنبه'],
])('writes times in %s', (locale, night, morning, evening, face, monday) => {
  const texts = clockTexts(locale)
  expect([5, 570, 1110].map((minutes) => clockTime(minutes, texts))).toEqual([night, morning, evening])
  expect(clockFace(570, texts)).toBe(face)
  expect(texts.weekdays[1]).toBe(monday)
})
