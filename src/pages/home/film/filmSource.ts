import type { ComponentType } from 'react'
import { hero } from '@/content/home'
import { env } from '@/env'

export type FilmPlayerProps = {
  /** The film ended or was closed. */
  onEnd: () => void
  onFail: () => void
}

export type FilmSource = {
  /** The note next to the play button. */
  note: string
  /** The player is loaded when the visitor presses play. */
  load: () => Promise<ComponentType<FilmPlayerProps>>
}

/** The built-in film, or the one that the owner configured. */
export const filmSource: FilmSource = env.filmUrl
  ? {
      note: hero.film.noteFrom[env.filmUrl.includes('vimeo') ? 'vimeo' : 'youtube'],
      load: () => import('./FilmEmbed').then(({ FilmEmbed }) => FilmEmbed),
    }
  : {
      note: hero.film.note,
      load: () => import('./FilmPlayer').then(({ FilmPlayer }) => FilmPlayer),
    }
