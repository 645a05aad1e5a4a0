import { articles } from './articles'
import { clients } from './clients'
import { innovations } from './innovations'
import { team } from './team'
import { testimonials } from './testimonials'

export { bodyOf, fieldsOf } from './defineCollection'

/** Every public collection. */
export const collections = [innovations, articles, team, clients, testimonials] as const

export type Collection = (typeof collections)[number]
export type CollectionName = Collection['name']
