import { readFileSync } from 'node:fs'
import { clients } from 'virtual:content/clients'
import { pages } from 'virtual:content/pages'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { describe, expect, it } from 'vitest'
import { drawerGuestSection, drawerLinks, footerLinks, isExternal, topBarLinks } from '@/content/navigation'
import { nameSuffix, serviceName } from '@/content/serviceCopy'
import { paths } from '@/paths'

/** Search results cut longer descriptions. */
const DESCRIPTION_MAX_CHARACTERS = 160

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

it('services have different names, the practice of two with one title included', () => {
  const suffixes = services.map(nameSuffix).filter(Boolean)
  expect(suffixes.length).toBeGreaterThan(1)
  expect(repeated(services.map(serviceName))).toEqual([])
})

it('each of the eleven sample logos is one path in one colour', () => {
  expect(new Set(clients.logos.map(({ name }) => name)).size).toBe(11)
  for (const { logo } of clients.logos) {
    const svg = readFileSync(`tests/fixtures/sampleBrand/public${logo}`, 'utf8')
    expect(svg.match(/<path /g)).toHaveLength(1)
    expect(svg).not.toMatch(/stroke=|fill="|currentColor|<style/)
  }
})
