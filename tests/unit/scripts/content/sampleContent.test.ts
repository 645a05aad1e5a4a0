// @vitest-environment node
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { domains } from '@/content/practices'
import { collections } from '../../../../scripts/content/collections.mjs'
import { readContent } from '../../../../scripts/content/readContent.mjs'

const ARTICLE_MIN_WORDS = 600
const DRAWING_MAX_BYTES = 3_072

const { entries, mistakes } = await readContent()

describe('the content in this repository', () => {
  it('has no mistakes', () => {
    expect(mistakes).toEqual([])
  })

  it('holds at least two entries a collection', () => {
    for (const list of Object.values(entries)) expect(list.length).toBeGreaterThanOrEqual(2)
  })

  it('may speak of the domains that the site knows', () => {
    expect(collections.blogs.fields.domain.of).toEqual(domains)
  })

  it('has articles worth opening, with sections', () => {
    for (const { id } of entries.blogs) {
      const [, , body = ''] = readFileSync(`content/articles/${id}.md`, 'utf8').split(/^---$/m)
      expect(body.trim().split(/\s+/).length).toBeGreaterThanOrEqual(ARTICLE_MIN_WORDS)
      expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('keeps its drawings small', () => {
    const pictures = [...entries.team, ...entries.innovations, ...entries.clients].map(
      ({ fields }) => fields.img ?? fields.logo,
    )
    for (const picture of pictures)
      expect(statSync(`public${picture}`).size).toBeLessThanOrEqual(DRAWING_MAX_BYTES)
  })
})
