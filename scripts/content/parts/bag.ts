import type { Part } from './part.ts'

export const bag: Part = {
  label: 'Bag',
  hint: 'Off: each plan has a link to the contact form instead of “Add to bag”.',
  needs: 'accounts',
  pages: ['cart'],
  texts: ['plans.noCharge', 'plans.bag'],
  words: {
    navigation: ['bag'],
    plans: ['add', 'adding', 'added', 'notAdded', 'inBag'],
    signInForms: ['reasonPlan'],
    bag: 'all',
    mail: ['orderSubject', 'plan', 'verifiedEmail', 'orderWarning'],
  },
  wordsWithout: { plans: ['ask'] },
  blocks: ['bag', 'orders'],
  stored: { groups: ['orders'] },
  // Who deletes the account deletes its orders.
  ending: { blocks: ['orders'] },
}
