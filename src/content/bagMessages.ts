// Not in messages.ts: every visitor downloads that file.

export const planMessages = {
  adding: 'Adding ...',
  notAdded: 'This plan could not be added. Try again.',
} as const

/** 'Site Care is in your bag' */
export function planAdded(title: string): string {
  return `${title} is in your bag`
}

export const bagMessages = {
  empty: 'Your Bag Is Empty',
  plans: 'See our plans',
  ask: 'Ask about these plans',
  checkout: 'Checkout Our Services',
  unread: 'Your bag could not be loaded.',
  outdated: 'Your bag could not be loaded again. What you see may be out of date.',
  remove: 'Remove',
  added: 'Added',
  notRemoved: 'This plan could not be removed. It is back in your bag.',
  retry: 'Retry',
} as const

/** '1 plan', '3 plans' */
export function countPlans(count: number): string {
  return count === 1 ? '1 plan' : `${count} plans`
}

/** Announced to screen readers when an order was removed. */
export function formatRemoved(title: string): string {
  return `${title} removed`
}
