import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clientMarks, clientMarkUrl } from '@/content/clients'

describe('the client marks', () => {
  it('are the fixed eleven, each once', () => {
    expect(clientMarks).toHaveLength(11)
    expect(new Set(clientMarks.map(({ name }) => name)).size).toBe(11)
  })

  it.each(clientMarks)('of $name is a small drawing of one path that a mask can show', (mark) => {
    const svg = readFileSync(`public${clientMarkUrl(mark)}`, 'utf8')
    expect(svg.length).toBeLessThan(1_000)
    expect(svg.match(/<path /g)).toHaveLength(1)
    expect(svg).not.toMatch(/stroke=|fill="|currentColor|<style/)
  })

  it('can lie in a remote storage', () => {
    const mark = { name: 'Northwick', file: 'northwick.svg' }
    expect(clientMarkUrl(mark, 'https://images.example')).toBe('https://images.example/clients/northwick.svg')
  })
})
