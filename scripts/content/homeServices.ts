import type { ServiceFile } from './services.ts'

/** The most that a practice can have on the home page, which needs no more of the services than their names. */
const MOST_ON_HOME = 6

export function firstServices(files: readonly ServiceFile[], practices: readonly { id: string }[]) {
  const listed = practices.map(({ id }) => {
    const own = files.filter(({ service }) => service.practice === id).slice(0, MOST_ON_HOME)
    return [id, own.map(({ service: { slug, title } }) => ({ slug, title }))]
  })
  return Object.fromEntries(listed) as Partial<Record<string, { slug: string; title: string }[]>>
}
