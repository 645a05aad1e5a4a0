import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import { expect, it } from 'vitest'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { readPageTexts } from '../../../../scripts/content/pageTexts'
import { placeholderValues } from '../../../../scripts/content/placeholders'
import { OTHER_BRAND } from '../../../../scripts/local/brands'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'sample/content'
const source = readFileSync(join(SAMPLE, 'pages.yaml'), 'utf8')

const readFrom = (folder: string) => readPageTexts(folder, placeholderValues(readOwnerData(folder), services))

const readText = (text: string) =>
  readPageTexts(temporaryFolder({ 'pages.yaml': text }), placeholderValues(readOwnerData(SAMPLE), services))

const count = (practice: string) => services.filter((one) => one.practice === practice).length

const { pageTexts, ...texts } = readFrom(SAMPLE)

it('pages.yaml fills in names and counts', () => {
  expect(pageTexts.about.description).toContain('Who works at Triveni:')
  expect(pageTexts.services.heading).toBe(`${services.length} services`)
  expect(pageTexts.services.description).toContain(`All ${services.length} services of Triveni`)
  const more = `All ${count('digital')} digital services`
  expect(texts.homeTexts.practices.columns.digital).toMatchObject({ heading: 'Digital', more })
  expect(texts.articleTexts.help.services.technology).toBe('See Technical services')
})

it('pages.yaml has a text for each plural form of a number', () => {
  const withForms = (forms: string) =>
    readText(
      source.replace(/^ {4}services: \{ services: .*/m, `    services: { digital.services: { ${forms} } }`),
    )
  const { homeTexts } = withForms('one: One, other: "{digital.services} of {name}"')
  expect(homeTexts.actions.services).toBe(`${count('digital')} of Triveni`)
  expect(() => withForms('other: "Some of {name}"')).toThrow(
    /digital\.services one is missing[\s\S]*leaves out {digital\.services}/,
  )
})

it('pages.yaml lists keywords once for each office', () => {
  expect(pageTexts.contact.keywords).toEqual(['contact', 'office India', 'office USA', 'start a project'])
})

it('pages.yaml takes the texts of the home page from site.yaml', () => {
  const { site } = readOwnerData(SAMPLE)
  const { description, headline: heading, keywords } = site
  expect(pageTexts.home).toMatchObject({ description, heading, keywords })
})

it('pages.yaml is in the language of the owner, also on pages that only work for the site', () => {
  expect(() => readText(source.replace(/^login:\n( {2}.*\n)+/m, ''))).toThrow('login is missing')
  const other = readFrom(OTHER_BRAND)
  expect(other.pageTexts.about.heading).toMatch('Ångström')
  expect(other.pageTexts.insights.heading).toBe('Fachbeiträge')
  expect(other.pageTexts.login).toMatchObject({ title: 'Anmelden', index: false, show: true, keywords: [] })
  expect(other.pageTexts.contact.keywords).toEqual(['Büro Österreich'])
  const { columns } = other.homeTexts.practices
  expect(columns.fassaden).toMatchObject({ heading: 'Façades numériques', more: '0 Leistungen' })
  expect(other.plansTexts.steps.steps).toEqual([])
})

it('pages.yaml switches pages off', () => {
  const { pageTexts: some } = readText(
    source.replace('  title: Career\n', '  title: Career\n  show: false\n'),
  )
  expect(some.career.show).toBe(false)
  expect(some.about.show).toBe(true)
})
