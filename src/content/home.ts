import { headline } from 'virtual:content/headline'
import { site } from 'virtual:content/site'

export const hero = {
  /** Each line sits on its practice's ribbon. */
  headline,
  lead: `Software, marketing and chartered accountancy under one roof, for businesses in ${site.places}.`,
  primaryAction: 'Start a project',
  quietAction: 'See all 40 services',
  film: {
    play: 'Play the film',
    note: 'One project, all three practices, 0:26',
    /** Replaces the note if the owner configured a film. */
    noteFrom: { youtube: 'From YouTube', vimeo: 'From Vimeo' },
    title: `${site.name}: the film`,
    captions: 'English',
    transcript: 'Transcript of the film',
    close: 'Close the film',
    failure: 'The film could not be loaded. Check your connection and press play again.',
  },
} as const

export const countersName = `${site.name} in numbers`
