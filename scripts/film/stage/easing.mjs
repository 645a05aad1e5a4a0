/** A browser's cubic-bezier(x1, y1, x2, y2), for a progress between 0 and 1. */
function bezier(
  /** @type {number} */ x1,
  /** @type {number} */ y1,
  /** @type {number} */ x2,
  /** @type {number} */ y2,
) {
  const at = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  return (/** @type {number} */ x) => {
    if (x <= 0) return 0
    if (x >= 1) return 1
    let low = 0
    let high = 1
    // Forty halvings are exact to the last bit that a canvas can show.
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2
      if (at(x1, x2, middle) < x) low = middle
      else high = middle
    }
    return at(y1, y2, low)
  }
}

/** The site's own two curves, and a gentler one for what travels far. */
export const easeOut = bezier(0.16, 1, 0.3, 1)
export const easeInOut = bezier(0.65, 0, 0.35, 1)
export const glide = bezier(0.45, 0.05, 0.4, 1)

/** How far `time` has come on the way from `start` to `end`, eased: 0 before, 1 after. */
export function progress(
  /** @type {number} */ time,
  /** @type {number} */ start,
  /** @type {number} */ end,
  ease = easeInOut,
) {
  return ease((time - start) / (end - start))
}

export const mix = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ share) =>
  from + (to - from) * share
