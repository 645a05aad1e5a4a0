import { articles } from './articles.ts'
import { cases } from './cases.ts'
import { clients } from './clients.ts'
import { innovations } from './innovations.ts'
import { jobs } from './jobs.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

export { bodyOf, fieldsOf } from './defineCollection.ts'

/** Every public collection. */
export const collections = [innovations, articles, cases, team, jobs, clients, testimonials] as const

export type Collection = (typeof collections)[number]
export type CollectionName = Collection['name']
