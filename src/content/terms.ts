import { site } from 'virtual:content/site'
import type { TextSection } from '@/content/textSection'

/** The date of the last change, 'YYYY-MM-DD'. */
export const termsUpdated = '2026-11-22'

const { contact, legal } = site

export const terms: readonly TextSection[] = [
  {
    id: 'who',
    heading: 'Who we are',
    blocks: [
      `This site is run by ${legal.entity} under the name ${site.name}. You can reach us at ${contact.email} and ${contact.phone}.`,
    ],
  },
  {
    id: 'site',
    heading: 'Using the site',
    blocks: [
      'You may read, link to and share everything here. Please do not',
      [
        'try to access data that is not yours or bypass the limits of the forms;',
        'send messages or create accounts automatically;',
        'use the site in a way that slows it down for others.',
      ],
      'We take care to keep the site running, but do not guarantee that it is always available.',
    ],
  },
  {
    id: 'articles',
    heading: 'Articles are not advice',
    blocks: [
      'Articles describe the general rules on their date. Rules change, and your case may differ. Before you act on an article, ask us or another professional who knows your situation.',
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      'An account is for one person. Choose a password that you do not use elsewhere, and tell us immediately if someone else may know it.',
      'You can delete your account at any time. We may close an account that breaks these terms, and tell you why.',
    ],
  },
  {
    id: 'plans',
    heading: 'Plans and orders',
    blocks: [
      'Adding a plan to your bag tells us that you are interested. It is not a contract and costs nothing: this site takes no payments.',
      'We then send you the scope, price, tax and start date. The contract begins when you confirm them.',
      'Either side can end a monthly plan at the end of any month, in writing.',
      'Work that the law reserves for chartered accountants or company secretaries is done and signed by a member of that profession, whom we name in our offer.',
    ],
  },
  {
    id: 'content',
    heading: 'Content and copyright',
    blocks: [
      'Texts, drawings and marks on this site belong to us or to the companies named. You may quote articles with a link. For anything more, ask.',
      {
        before: 'The software and fonts used by this site are licensed by their authors; see',
        label: 'licences.txt',
        to: '/licences.txt',
        after: '.',
      },
      'What you send us stays yours. We use it to answer you and to do the work you asked for.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    blocks: [
      'We are liable for damage that we cause intentionally or through gross negligence, and wherever the law does not allow us to limit liability. We accept no further liability for the free content of this site. For paid work, the contract applies.',
    ],
  },
  {
    id: 'law',
    heading: 'Governing law',
    blocks: [
      `The law of ${legal.law} applies, and the courts of ${legal.courts} have jurisdiction. If you are a consumer, you keep the protection of the law where you live.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    blocks: [
      'If we change these terms, we update the date below. A running contract keeps the terms it started with.',
    ],
  },
]
