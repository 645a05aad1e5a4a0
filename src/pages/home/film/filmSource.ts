import type { ComponentType } from 'react'
import { hero } from '@/content/home'
import { env } from '@/env'

export type FilmPlayerProps = {
  /** Played to its end, or put away. */
  onEnd: () => void
  onFail: () => void
}

export type FilmSource = {
  /** What is said of the film beside 'play'. */
  note: string
  /** The player comes in a part of its own, with the press. */
  load: () => Promise<ComponentType<FilmPlayerProps>>
}

/** The film that comes with the site, or the one an owner has configured. */
export const filmSource: FilmSource = env.filmUrl
  ? {
      note: hero.film.noteFrom[env.filmUrl.includes('vimeo') ? 'vimeo' : 'youtube'],
      load: () => import('./FilmEmbed').then(({ FilmEmbed }) => FilmEmbed),
    }
  : {
      note: hero.film.note,
      load: () => import('./FilmPlayer').then(({ FilmPlayer }) => FilmPlayer),
    }
