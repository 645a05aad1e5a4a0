import { type CollectionName, type DocumentNamed, findCollection } from './collections'
import { readAll } from './documents'

/** What the site shows of a collection. A separate file, because it loads with Firestore at the first request. */
export async function readCollection<Name extends CollectionName>(
  name: Name,
): Promise<DocumentNamed<Name>[]> {
  const { schema, show } = findCollection(name)
  return show(await readAll(name, schema))
}
