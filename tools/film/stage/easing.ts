/** The same curve as cubic-bezier() in CSS. */
function bezier(x1: number, y1: number, x2: number, y2: number) {
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  return (x: number) => {
    if (x <= 0) return 0
    if (x >= 1) return 1
    let low = 0
    let high = 1
    // Forty bisections are more exact than a canvas can show.
    for (let step = 0; step < 40; step += 1) {
      const middle = (low + high) / 2
      if (at(x1, x2, middle) < x) low = middle
      else high = middle
    }
    return at(y1, y2, low)
  }
}

/** The two curves of the site, and a gentler one for long distances. */
export const easeOut = bezier(0.16, 1, 0.3, 1)
export const easeInOut = bezier(0.65, 0, 0.35, 1)
export const glide = bezier(0.45, 0.05, 0.4, 1)

/** The eased progress of `time` from `start` (0) to `end` (1). */
export function progress(time: number, start: number, end: number, ease = easeInOut) {
  return ease((time - start) / (end - start))
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share
