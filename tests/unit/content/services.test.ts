import { describe, expect, it } from 'vitest'
import { counters, practiceBlurbs } from '@/content/home'
import { practiceIds } from '@/content/practices'
import { serviceCategories, services } from '@/content/services'

const titlesOf = (practice: string) =>
  services.filter((service) => service.practice === practice).map(({ title }) => title)

describe('the catalogue of services', () => {
  it('has 11 technical, 13 digital and 16 accountancy services, 40 in all', () => {
    expect(practiceIds.map((practice) => titlesOf(practice).length)).toEqual([11, 13, 16])
    expect(counters.find(({ label }) => label === 'services')?.value).toBe(services.length)
  })

  it('names them as agreed', () => {
    expect(titlesOf('technical').join(', ')).toBe(
      'Web Development, Web Application Development, Software Development, Mobile App Development, Desktop App Development, DevOps Solutions, Cloud Solutions, AI/ML Driven Solutions, Page Speed Optimization, Technology Maintenance, SEO',
    )
    expect(titlesOf('digital').join(', ')).toBe(
      'Business card, Brochure, Pitch deck, Animated video, Logo designing, Data scraping, AI video, Content writing, SEO, Marriage card design, Animated invitation, R&D Report, Ad marketing',
    )
    expect(titlesOf('ca').join(', ')).toBe(
      'Income Tax GST, Project Reports, Accounting, Auditing, FSSAI License, Labour Licence, Company/LLP/Firm Registrations, MSME Registrations, Networth Certificates, Digital Signatures (DSC), Payroll, PF PT ESIC, CS, PAN/TAN, ISO Certificates, ROC Filings',
    )
  })

  it('gives each service an address of its own, although SEO stands twice', () => {
    const slugs = services.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('describes each service in one sentence of its own', () => {
    expect(new Set(services.map(({ desc }) => desc)).size).toBe(services.length)
    for (const { desc } of services) expect(desc).toMatch(/^[A-Z].{30,130}\.$/)
  })

  it('keeps an empty price on technical and digital services and none on the others', () => {
    for (const { practice, price } of services) expect(price).toBe(practice === 'ca' ? undefined : '')
  })

  it('marks some technical and digital services as trending, never most of them, and none of the third', () => {
    const marked = services.filter((service) => service.trending)
    expect(marked.map(({ practice }) => practice)).not.toContain('ca')
    for (const practice of ['technical', 'digital']) {
      const inPractice = services.filter((service) => service.practice === practice)
      const trending = inPractice.filter((service) => service.trending).length
      expect(trending).toBeGreaterThan(0)
      expect(trending).toBeLessThan(inPractice.length / 2)
    }
  })

  it('can be filtered by the four categories', () => {
    expect(serviceCategories.map(({ label }) => label)).toEqual([
      'All',
      'Technical',
      'Digital',
      'CA & Registration',
    ])
  })

  it('holds every service that the home page names', () => {
    for (const { practice, services: slugs } of practiceBlurbs) {
      for (const slug of slugs) expect(services.find((one) => one.slug === slug)?.practice).toBe(practice)
    }
  })
})
