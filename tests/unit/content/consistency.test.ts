import { readFileSync } from 'node:fs'
import { clients } from 'virtual:content/clients'
import { site } from 'virtual:content/site'
import { describe, expect, it } from 'vitest'
import { practiceBlurbs } from '@/content/homeSections'
import { drawerGuestSection, drawerLinks, footerLinks, isExternal, topBarLinks } from '@/content/navigation'
import { pages } from '@/content/pages'
import { practices } from '@/content/practices'
import { nameSuffix, serviceName } from '@/content/serviceCopy'
import { serviceDrawings } from '@/content/serviceDrawings'
import { services } from 'virtual:content/services'
import { paths } from '@/paths'

/** Search results cut longer descriptions. */
const DESCRIPTION_MAX_CHARACTERS = 160

/** What the services' own pages show, by practice. */
const bundles = import.meta.glob<{ details: object }>('../../../src/content/serviceBundles/*.ts', {
  eager: true,
})

const slugs = services.map(({ slug }) => slug)
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('pages', () => {
  it('have a title and a description for every path, none of them twice', () => {
    for (const name of Object.keys(paths)) expect(pages).toHaveProperty(name)
    const all = Object.values(pages)
    expect(repeated(all.map(({ title }) => title))).toEqual([])
    expect(repeated(all.map(({ description }) => description))).toEqual([])
    for (const { description } of all)
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_CHARACTERS)
    expect(pages.home.description).toBe(site.description)
  })

  it('are what the menus link to', () => {
    const known: unknown[] = Object.values(paths)
    const links = [...topBarLinks, ...drawerLinks, ...drawerGuestSection.links, ...footerLinks]
    for (const { path } of links.filter((link) => !isExternal(link.path))) expect(known).toContain(path)
  })

  it.each([
    ['https://blog.example/', true],
    ['mailto:hello@site.example', true],
    [paths.insights, false],
  ])('%s is an external address: %s', (address, expected) => {
    expect(isExternal(address)).toBe(expected)
  })
})

describe('services', () => {
  it('have unique slugs, and each has a drawing and details', () => {
    expect(repeated(slugs)).toEqual([])
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(Object.keys(serviceDrawings).toSorted()).toEqual(slugs.toSorted())
    const detailed = Object.values(bundles).flatMap(({ details }) => Object.keys(details))
    expect(detailed.toSorted()).toEqual(slugs.toSorted())
  })

  it('have a price field only in the technical and digital practices', () => {
    for (const { practice, price } of services) expect(price).toBe(practice === 'ca' ? undefined : '')
  })

  it('and articles call a practice by the same name', () => {
    const names = Object.values(practices).map(({ name }) => name)
    expect(practiceBlurbs.map(({ heading }) => heading)).toEqual(names)
    const suffixes = services.map(nameSuffix).filter(Boolean)
    expect(suffixes.length).toBeGreaterThan(1)
    for (const suffix of suffixes) expect(names.map((name) => ` (${name})`)).toContain(suffix)
    expect(repeated(services.map(serviceName))).toEqual([])
  })

  it('named on the home page belong to their practice', () => {
    for (const { practice, services: named } of practiceBlurbs)
      for (const slug of named) expect(services.find((one) => one.slug === slug)?.practice).toBe(practice)
  })
})

it('each of the eleven sample logos is one path in one colour', () => {
  expect(new Set(clients.logos.map(({ name }) => name)).size).toBe(11)
  for (const { logo } of clients.logos) {
    const svg = readFileSync(`tests/fixtures/sampleBrand/public${logo}`, 'utf8')
    expect(svg.match(/<path /g)).toHaveLength(1)
    expect(svg).not.toMatch(/stroke=|fill="|currentColor|<style/)
  }
})
