import { drawings, sprite } from 'virtual:content/drawings'
import { practices } from 'virtual:content/practices'
import { findPractice } from '@/data/practices'

type DrawingProps = {
  /** The id of a practice, whose drawing is shown if no other is. */
  practice: string
  /** The name of a drawing. An article that was published after the site can name one that the site lacks. */
  name?: string | undefined
  /** What is inside the `<svg>` of a drawing with its own file. The content's reader has built it from an allow list. */
  shapes?: string | null
  className?: string | undefined
}

/** Decorative. Its area takes the colour `--stream`. All drawings with names are in one file, so that no page contains them. */
export function Drawing({ practice, name = '', shapes, className }: DrawingProps) {
  const known = drawings.includes(name) ? name : (findPractice(practice) ?? practices[0])?.drawing
  return (
    <svg className={className} viewBox="0 0 180 96" aria-hidden="true">
      {shapes ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/lib/svg.ts allows only known shapes.
        <g dangerouslySetInnerHTML={{ __html: shapes }} />
      ) : (
        <use href={`${sprite}#${known}`} />
      )}
    </svg>
  )
}
