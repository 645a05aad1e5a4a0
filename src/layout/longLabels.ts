import { longestWord, widthOf } from '@/lib/text'

/** In characters: more do not fit a third of a phone, in two lines and in one. */
const LONG_LABEL = 13
const LONG_WORD = 10

/** Whether one of the links needs half of a phone. */
export const hasLongLabel = (labels: readonly string[]) =>
  labels.some((label) => widthOf(label) > LONG_LABEL || longestWord(label) > LONG_WORD)
