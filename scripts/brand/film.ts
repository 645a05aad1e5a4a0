import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentFolder } from '../lib/contentFolder.ts'
import { readJson } from '../lib/jsonFile.ts'

/** What the film shows of the owner. */
export type FilmSubject = { name: string; claim: string; headline: string; places: string; logo: string }

/** `npm run film` writes it. */
export const FILM_SUBJECT = 'film.json'

/** Whether the film in public/film was drawn for this name, claim, headline, places and logo. */
export function isFilmCurrent(subject: FilmSubject, folder = contentFolder()): boolean {
  return isDeepStrictEqual(readJson(join(folder, FILM_SUBJECT)), subject)
}
