import type { Part } from './part.ts'

export const newsletter: Part = {
  label: 'Newsletter',
  hint: 'Off: the footer has no form for it.',
  pages: ['unsubscribe'],
  texts: ['footer.newsletter'],
  words: { newsletter: 'all', unsubscribe: 'all' },
  blocks: ['newsletter', 'unsubscribe'],
  stored: { collections: ['newsletter', 'unsubscribe'] },
  ending: {
    pages: ['unsubscribe'],
    words: { newsletter: ['emailMissing', 'emailInvalid'], unsubscribe: 'all' },
    blocks: ['unsubscribe'],
  },
}
