import { practices } from 'virtual:content/practices'
import { practiceOf } from './practices'

/** The owner's name of the practice of an article's domain. */
export function practiceName(domain: string): string {
  const practice = practiceOf(domain)
  return practice ? practices[practice].name : domain
}
