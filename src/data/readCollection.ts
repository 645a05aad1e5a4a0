import { type CollectionName, type DocumentNamed, findCollection } from './collections'
import { readAll } from './documents'
import type { Outcome } from './outcome'

/** What the site shows of a collection. */
export async function readCollection<Name extends CollectionName>(
  name: Name,
): Promise<Outcome<DocumentNamed<Name>[]>> {
  const { schema, show } = findCollection(name)
  const outcome = await readAll(name, schema)
  return { ...outcome, value: show(outcome.value) }
}
