import { film } from 'virtual:content/film'
import type { ComponentType } from 'react'
import { hero } from '@/content/home'
import { env } from '@/env'
import type { FilmPlayerProps } from './filmPlayerProps'

export type FilmSource = {
  /** Shown on the play button. */
  note: string
  /** Downloaded when the visitor presses play. */
  importPlayer: () => Promise<ComponentType<FilmPlayerProps>>
}

export const hasFilm = film !== null || Boolean(env.filmUrl)

/** The built-in film, or the one that the owner configured. */
export const filmSource: FilmSource = env.filmUrl
  ? {
      note: hero.film.noteFrom[env.filmUrl.includes('vimeo') ? 'vimeo' : 'youtube'],
      importPlayer: async () => (await import('./FilmEmbed')).FilmEmbed,
    }
  : {
      note: hero.film.note,
      importPlayer: async () => (await import('./FilmPlayer')).FilmPlayer,
    }
