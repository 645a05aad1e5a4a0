import { type Practice, practices } from 'virtual:content/practices'
import type { Position } from '@/lib/positions'

export function findPractice(id: string): Practice | undefined {
  return practices.find((practice) => practice.id === id)
}

/** The value of `data-practice`. */
export function positionOf(id: string): Position | undefined {
  return findPractice(id)?.position
}

/** A document from another source can name a practice that the owner does not have. */
export function practiceName(id: string): string {
  return findPractice(id)?.name ?? id
}
