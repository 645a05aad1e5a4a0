import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { shownMembers, teamMember } from '@/data/team'

const member = (id: string, fields: object = {}) =>
  parse(teamMember, { id, rank: 1, img: '/a.svg', name: 'Asha', designation: 'CA', ...fields })

describe('the team that is shown', () => {
  it('stands in the order of rank, those without one last', () => {
    const shown = shownMembers([member('c', { rank: 'x' }), member('b', { rank: 2 }), member('a')])
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it.each(['img', 'name', 'designation'])('leaves out whoever has no %s', (field) => {
    expect(shownMembers([member('a', { [field]: ' ' })])).toEqual([])
  })
})
