import { collectionQuery, entryQuery } from './queries'

const importJobs = async () => (await import('./collections/jobs')).jobs

export const jobsQuery = collectionQuery('jobs', importJobs)

export const jobQuery = (id: string) => entryQuery('jobs', importJobs, id)
