import { collectionQuery, entryQuery } from './queries'

const importCases = async () => (await import('./collections/cases')).cases

export const casesQuery = collectionQuery('cases', importCases)

export const caseQuery = (id: string) => entryQuery('cases', importCases, id)
