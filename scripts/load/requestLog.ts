export type RequestKind = 'page' | 'file' | 'list' | 'article' | 'message' | 'subscription'

/** Makes requests and records how long each took. */
export class RequestLog {
  completed: { kind: RequestKind; duration: number }[] = []
  errors: string[] = []

  /** Returns the text of the response, or null if the request failed. */
  async send(kind: RequestKind, url: string, init?: RequestInit): Promise<string | null> {
    const startedAt = performance.now()
    try {
      const response = await fetch(url, init)
      const text = await response.text()
      this.completed.push({ kind, duration: performance.now() - startedAt })
      if (response.ok) return text
      this.errors.push(`${kind}: ${response.status} from ${url}: ${text.slice(0, 200)}`)
    } catch (error) {
      this.errors.push(`${kind}: ${url}: ${error instanceof Error ? error.message : error}`)
    }
    return null
  }

  /** Sorted, of all requests or of one kind. */
  durations(kind?: RequestKind): number[] {
    return this.completed
      .filter((request) => !kind || request.kind === kind)
      .map(({ duration }) => duration)
      .sort((a, b) => a - b)
  }
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
