import type { Received } from './readInbox'

/** `likeness` is equal for similar items, `text` is shown as a sample. */
export type Item = Received & { likeness: string; text: string }
/** Items of one hour that are similar, or all its other items: then `likeness` is null. */
export type Group = {
  hour: string
  likeness: string | null
  count: number
  first: string
  last: string
  samples: string[]
}

/** Smaller groups are no flood. */
const MIN_SIMILAR = 10
const MIN_OTHERS = 50
const MAX_SAMPLES = 3
/** Bounds the memory: above it, the smallest groups are forgotten. Their items still count as others of their hour. */
const MAX_GROUPS = 50_000

const hourOf = ({ createdAt }: Received) => createdAt.slice(0, 'YYYY-MM-DDTHH'.length)

/** Groups items by likeness and hour. The result is sorted by time. */
export async function findGroups(pages: AsyncIterable<Item[]>): Promise<Group[]> {
  const similar = new Map<string, Group>()
  const hours = new Map<string, Group>()
  for await (const page of pages) {
    for (const item of page) {
      addTo(hours, hourOf(item), null, item)
      addTo(similar, `${hourOf(item)} ${item.likeness}`, item.likeness, item)
    }
    for (let smallest = 1; similar.size > MAX_GROUPS; smallest += 1) {
      for (const [key, { count }] of similar) if (count <= smallest) similar.delete(key)
    }
  }
  const floods = [...similar.values()].filter(({ count }) => count >= MIN_SIMILAR)
  for (const { hour, count } of floods) {
    const others = hours.get(hour)
    if (others) others.count -= count
  }
  const others = [...hours.values()].filter(({ count }) => count >= MIN_OTHERS)
  return [...floods, ...others].toSorted((a, b) => (a.first < b.first ? -1 : 1))
}

/** `groups` are all that were found, so that the others of an hour do not include its similar items. */
export function belongsTo(chosen: Group[], groups: Group[]): (item: Item) => boolean {
  const keyOf = (hour: string, likeness: string | null) => `${hour} ${likeness}`
  const keys = (list: Group[]) => new Set(list.map(({ hour, likeness }) => keyOf(hour, likeness)))
  const [wanted, known] = [keys(chosen), keys(groups)]
  const lastOf = new Map(groups.map(({ hour, likeness, last }) => [keyOf(hour, likeness), last]))
  return (item) => {
    const own = keyOf(hourOf(item), item.likeness)
    const key = known.has(own) ? own : keyOf(hourOf(item), null)
    // Items that arrived since they were shown stay.
    return wanted.has(key) && item.createdAt <= (lastOf.get(key) ?? '')
  }
}

function addTo(groups: Map<string, Group>, key: string, likeness: string | null, item: Item) {
  const { createdAt, text } = item
  const group = groups.get(key) ?? {
    ...{ hour: hourOf(item), likeness, count: 0 },
    ...{ first: createdAt, last: createdAt, samples: [] },
  }
  group.count += 1
  if (createdAt < group.first) group.first = createdAt
  if (createdAt > group.last) group.last = createdAt
  if (group.samples.length < MAX_SAMPLES) group.samples.push(text)
  groups.set(key, group)
}
