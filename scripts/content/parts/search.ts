import type { Part } from './part.ts'

export const search: Part = {
  label: 'Search',
  hint: 'Off: no search of the whole site. The search of the services stays.',
  pages: [],
  texts: [],
  words: { frame: ['search'], insights: ['search'], search: 'all' },
  blocks: [],
  stored: {},
  ending: {},
}
