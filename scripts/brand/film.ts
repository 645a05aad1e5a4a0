import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../lib/contentFolder.ts'

/** What the film shows of the owner. */
export type FilmSubject = { name: string; claim: string; headline: string; places: string; logo: string }

/** `npm run film` writes it. */
export const FILM_SUBJECT = 'film.json'

/** Whether the film in public/film was drawn for this name, claim, headline, places and logo. */
export function isFilmCurrent(subject: FilmSubject, folder = contentFolder()): boolean {
  const file = join(folder, FILM_SUBJECT)
  if (!existsSync(file)) return false
  const drawn: Partial<FilmSubject> = JSON.parse(readFileSync(file, 'utf8'))
  return (['name', 'claim', 'headline', 'places', 'logo'] as const).every(
    (field) => drawn[field] === subject[field],
  )
}
