import { compareReceived, type Received } from './readInbox'

/** A terminal shows no more at once, and a flood must not fill the memory. */
const MAX_SHOWN = 200

/** The oldest matches, how many match, and how many there are. */
export async function findOldest<T extends Received>(
  pages: AsyncIterable<T[]> | Iterable<T[]>,
  isMatch: (item: T) => boolean,
) {
  let shown: T[] = []
  let matches = 0
  let total = 0
  for await (const page of pages) {
    const found = page.filter(isMatch)
    matches += found.length
    total += page.length
    shown = [...shown, ...found].toSorted(compareReceived).slice(0, MAX_SHOWN)
  }
  return { shown, matches, total }
}
