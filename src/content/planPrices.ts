/** The lowest prices, of all plans and of each practice. Null if they cannot be compared. Composed by the build. */
export const lowestPrices = __LOWEST_PRICES__

export const planPrices = {
  from: 'Plans from',
  /** Without a lowest price. */
  list: 'Plans and prices',
} as const
