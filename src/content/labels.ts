export const planLabels = {
  add: 'Add to bag',
  inBag: 'In your bag',
  notIncluded: 'Not included',
  mostChosen: 'Most chosen',
  currency: 'Currency',
  jump: 'Jump to',
} as const
