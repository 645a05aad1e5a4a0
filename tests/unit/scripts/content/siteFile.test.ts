import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteSchema } from '../../../../scripts/content/siteSchema'
import { parseYaml } from '../../../../scripts/content/yamlFile'

const site = readFileSync('tests/fixtures/sampleBrand/content/site.yaml', 'utf8')

describe('site.yaml', () => {
  it('keeps every character of postal codes and phone numbers', () => {
    const { value } = parseYaml(
      site.replace('+1 000 000 0000', '+10000000000'),
      siteSchema('tests/fixtures/sampleBrand'),
    )
    expect(value?.offices[1]).toMatchObject({ phone: '+10000000000', address: { postalCode: '08817' } })
  })
})
