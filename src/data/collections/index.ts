import type { GenericSchema } from 'valibot'
import { articles } from './articles'
import { clients } from './clients'
import type { DocumentOf } from './defineCollection'
import { innovations } from './innovations'
import { team } from './team'
import { testimonials } from './testimonials'

export { bodyOf, fieldsOf } from './defineCollection'

/** Every public collection. */
export const collections = [innovations, articles, team, clients, testimonials] as const

export type Collection = (typeof collections)[number]
export type CollectionName = Collection['name']

/** A document of the collection with this name. */
export type DocumentNamed<Name extends CollectionName> = DocumentOf<Extract<Collection, { name: Name }>>

type ReadableCollection<Item> = { schema: GenericSchema<unknown, Item>; show: (items: Item[]) => Item[] }

export function findCollection<Name extends CollectionName>(name: Name) {
  const found: unknown = collections.find((collection) => collection.name === name)
  // TypeScript cannot follow `find` from a name to the one collection that has it.
  return found as ReadableCollection<DocumentNamed<Name>>
}
