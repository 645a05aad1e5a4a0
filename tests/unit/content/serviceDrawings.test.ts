import { describe, expect, it } from 'vitest'
import { serviceDrawings } from '@/content/serviceDrawings'
import { services } from '@/content/services'

/** Bytes of path data: with its `svg` element a drawing stays under 3 kB. */
const MAX_DRAWING_BYTES = 2_700

describe('the drawings of the services', () => {
  it('exist for every service, and none is left over', () => {
    const slugs = services.map(({ slug }) => slug)
    expect(Object.keys(serviceDrawings).toSorted()).toEqual(slugs.toSorted())
  })

  it.each(services)('of $slug is small and made of straight lines and circular arcs', ({ slug }) => {
    const { field = '', lines = '' } = serviceDrawings[slug] ?? {}
    expect(field).toMatch(/^M[^M]*z$/)
    expect(field.length + lines.length).toBeLessThan(MAX_DRAWING_BYTES)
    for (const path of [field, lines]) {
      expect(path).toMatch(/^[MLHVAz\d. ]+$/)
      for (const [, rx, ry] of path.matchAll(/A([\d.]+) ([\d.]+)/g)) expect(rx).toBe(ry)
    }
  })
})
