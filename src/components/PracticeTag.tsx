import { practiceLabel } from '@/data/practices'
import { Tag } from './Tag'

/** The practice that a card or a page belongs to. */
export function PracticeTag({ id }: { id: string }) {
  const label = practiceLabel(id)
  return label ? <Tag>{label}</Tag> : null
}
