import { site } from '@/content/site'
import type { TextSection } from '@/content/textSection'

/** The day these words were last changed, 'YYYY-MM-DD'. */
export const termsUpdated = '2026-11-21'

const { contact, legal } = site

export const terms: readonly TextSection[] = [
  {
    id: 'who',
    heading: 'Who you deal with',
    blocks: [
      `This site is run by ${legal.entity} under the name ${site.name}. You reach us at ${contact.email} and ${contact.phone}.`,
    ],
  },
  {
    id: 'site',
    heading: 'Using the site',
    blocks: [
      'You may read, link to and share everything here. Please do not',
      [
        'try to reach data that is not yours, or get round the limits of the forms;',
        'send messages or create accounts by machine;',
        'use the site in a way that slows it down for others.',
      ],
      'We keep the site running with care, but do not promise that it is always reachable.',
    ],
  },
  {
    id: 'articles',
    heading: 'Articles are not advice',
    blocks: [
      'Articles describe the rules as they stood on their date and in general. Your case may differ, and rules change. Before you act on one, ask us or another professional who knows your papers.',
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      'An account is for one person. Choose a password that you use nowhere else and tell us at once if somebody else may know it.',
      'You can leave at any time. We may close an account that breaks these terms, after telling you why.',
    ],
  },
  {
    id: 'plans',
    heading: 'Plans and orders',
    blocks: [
      'Putting a plan in your bag tells us that you want it. It is not yet a contract and costs nothing: this site takes no payments.',
      'We then write to you with the scope, the price, the tax and the starting day. The contract begins when you confirm that letter. Prices shown as samples bind nobody.',
      'A monthly plan ends at the end of any month, by a note from either side before that day.',
      'Work that the law reserves for chartered accountants or company secretaries is done and signed by a member of that profession, named in the letter.',
    ],
  },
  {
    id: 'content',
    heading: 'Whose content it is',
    blocks: [
      'Texts, drawings and marks on this site belong to us or to the companies they name. You may quote articles with a link. For anything more, ask.',
      {
        before:
          'The programs and typefaces that this site is made with stay under the licences of their authors, which stand in',
        label: 'licences.txt',
        to: '/licences.txt',
        after: '.',
      },
      'What you send us stays yours. We use it to answer you and to do the work you asked for.',
    ],
  },
  {
    id: 'liability',
    heading: 'What we answer for',
    blocks: [
      'We answer for harm that we cause deliberately or by gross carelessness, and wherever the law does not allow us to limit it. For the free contents of this site we answer no further. For paid work the contract says how far.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and courts',
    blocks: [
      `The law of ${legal.law} applies, and the courts of ${legal.courts} decide. If you are a consumer, the protection of the law where you live stays with you.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    blocks: [
      'If we change these terms, the date below changes too. For a contract that is already running, the terms of its first day hold.',
    ],
  },
]
