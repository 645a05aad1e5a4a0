export const planLabels = {
  add: 'Add to bag',
  inBag: 'In your bag',
  notIncluded: 'Not included',
  mostChosen: 'Most chosen',
  noCharge: 'You pay nothing now.',
  currency: 'Currency',
  jump: 'Jump to',
} as const
