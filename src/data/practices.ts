import { type Practice, practices } from 'virtual:content/practices'
import type { Position } from '@/lib/positions'

export function findPractice(id: string): Practice | undefined {
  return practices.find((practice) => practice.id === id)
}

/** The texts of a practice. Every practice has them: the content check asks for those that are missing. */
export function textsOf<Texts>(byPractice: Record<string, Texts>, id: string): Texts {
  const texts = byPractice[id]
  if (texts === undefined) throw new Error(`content/pages.yaml has no texts for the practice ${id}`)
  return texts
}

/** The value of `data-practice`. */
export function positionOf(id: string): Position | undefined {
  return findPractice(id)?.position
}

/** That of what belongs to the whole company, such as the founder. */
export const middlePosition = practices[Math.ceil(practices.length / 2) - 1]?.position

/** A document from another source can name a practice that the owner does not have. */
export function practiceName(id: string): string {
  return findPractice(id)?.name ?? id
}

/** What visitors read where they choose between practices. With a single one, there is nothing to choose. */
export function practiceLabel(id: string): string {
  return id && practices.length > 1 ? practiceName(id) : ''
}
