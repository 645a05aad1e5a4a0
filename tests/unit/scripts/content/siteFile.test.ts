import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { text } from '../../../../scripts/content/fields'
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

  it.each(['12E4', '911101081234567890'])('keeps every character of the registration %s', (detail) => {
    const credentials = v.array(v.object({ detail: text() }))
    const { value } = parseYaml(`credentials: [{ detail: ${detail} }]`, v.object({ credentials }))
    expect(value?.credentials[0]?.detail).toBe(detail)
  })
})
