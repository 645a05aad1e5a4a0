import { join } from 'node:path'
import { readOwnerData } from '../../scripts/content/ownerData'
import { plainContent } from '../../scripts/content/readContent'
import { readEnvironment } from '../../scripts/lib/environment'
import { readValidContent } from '../readValidContent'

/** Not texts of the owner: what the code adds, and drawings. */
const OTHERS = ['words', 'dates', 'clock', 'countries', 'drawings', 'serviceDrawings', 'logo', 'emptyLists']

/** Every text of the content that pages show, for a comparison across formats. Throws if the content has a mistake. */
export async function visibleTexts(root: string): Promise<string[]> {
  const owned = Object.entries(readOwnerData(join(root, 'content'), readEnvironment({})))
  const documents = plainContent(await readValidContent(root))
  const texts = new Set<string>()
  for (const [name, part] of owned) if (!OTHERS.includes(name)) collect(part, texts)
  collect(documents, texts)
  return [...texts].toSorted()
}

function collect(value: unknown, texts: Set<string>) {
  if (typeof value === 'string' && /\p{L}{2}/u.test(value)) texts.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, texts)
}
