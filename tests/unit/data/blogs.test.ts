import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { blog, newestBlogs } from '@/data/blogs'

const written = (id: string, date: string, archive = false) =>
  parse(blog, { id, blogTitle: id, date, archive })

describe('the newest articles', () => {
  it('come newest first, without archived ones, ten at the most', () => {
    const days = Array.from({ length: 12 }, (_, day) => written(`day-${day + 1}`, `2026-11-${day + 1}`))
    const newest = newestBlogs([...days, written('archived', '2026-12-01', true)])
    expect(newest.map(({ id }) => id)).toEqual(
      ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'].map((day) => `day-${day}`),
    )
  })
})
