/**
 * @typedef {'page' | 'file' | 'list' | 'article' | 'message' | 'subscription'} Kind
 * @typedef {{ kind: Kind, took: number }} Answer
 */

/** What was asked and how long each answer took; what went wrong, in words. */
export class Tally {
  /** @type {Answer[]} */
  answers = []
  /** @type {string[]} */
  errors = []

  /**
   * Makes one request and notes its answer, read to its end.
   * @param {Kind} kind @param {string} address @param {RequestInit} [request]
   * @returns {Promise<string | null>} its text, or null where it failed
   */
  async ask(kind, address, request) {
    const began = performance.now()
    try {
      const answer = await fetch(address, request)
      const text = await answer.text()
      this.answers.push({ kind, took: performance.now() - began })
      if (answer.ok) return text
      this.errors.push(`${kind}: ${answer.status} from ${address}: ${text.slice(0, 200)}`)
    } catch (error) {
      this.errors.push(`${kind}: ${address}: ${error instanceof Error ? error.message : error}`)
    }
    return null
  }

  /** @param {Kind} [kind] all of them without one */
  timesOf(kind) {
    const times = this.answers.filter((answer) => !kind || answer.kind === kind).map(({ took }) => took)
    return times.sort((a, b) => a - b)
  }
}

/** The time within which such a share of the answers came. @param {number[]} sorted @param {number} share */
export function within(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
