import { film } from 'virtual:content/film'
import { homeTexts } from 'virtual:content/homeTexts'
import { filmWords } from 'virtual:words/film'
import type { ComponentType } from 'react'
import type { FilmPlayerProps } from './FilmPlayer'

export type FilmSource = {
  poster: string | null
  /** Shown on the play button. */
  note: string
  /** Downloaded when the visitor presses play. */
  importPlayer: () => Promise<ComponentType<FilmPlayerProps>>
}

/** The owner's film: a file of this site, or one at YouTube or Vimeo. Null if there is none. */
export const filmSource: FilmSource | null = film && {
  poster: film.poster,
  ...(film.kind === 'file'
    ? {
        note: homeTexts.film.note,
        importPlayer: async () => (await import('./FilmPlayer')).FilmPlayer,
      }
    : {
        note: [homeTexts.film.note, filmWords.from({ host: film.kind })].filter(Boolean).join(' · '),
        importPlayer: async () => (await import('./FilmEmbed')).FilmEmbed,
      }),
}
