import type { Texts } from './stage/field'
import { type SceneName, sceneNamed } from './timeline'

type Cue = { start: number; end: number; text: string }

/** Describes the text and the pictures for people who cannot see the film. Each caption fits on one line. */
function captions({ opening, practices, lines, roof, places, name, strapline }: Texts): Cue[] {
  return [
    cue('crossing', 0.2, 2.8, `${opening.join(' ')} Three ribbons cross, over and under.`),
    cue('technology', 0.3, 1.7, `${practices[0]}.`),
    cue('technology', 1.8, 4.8, `${lines[0]} A web page rises from the indigo line.`),
    cue('digital', 0.3, 1.7, `${practices[1]}.`),
    cue('digital', 1.8, 5.2, `${lines[1]} A mark travels: to a card, a film, a search result.`),
    cue('accountancy', 0.3, 1.7, `${practices[2]}.`),
    cue('accountancy', 1.8, 3.4, `${lines[2]} Debit 24,600.00, credit 24,060.00.`),
    cue('accountancy', 3.4, 5.4, 'Two digits change places: 24,600.00 on both sides.'),
    cue('joining', 0.6, 2.1, `${roof} ${places}`),
    cue('joining', 2.2, 4.6, 'The three part once more, and join into one.'),
    cue('mark', 0.4, 3.1, `${name}. ${strapline}.`),
  ]
}

export function webVtt(texts: Texts) {
  const cues = captions(texts).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}\n`)
  return `WEBVTT\n\nNOTE The film has no sound.\n\n${cues.join('\n')}`
}

function cue(scene: SceneName, from: number, to: number, text: string) {
  const { start } = sceneNamed(scene)
  return { start: start + from, end: start + to, text }
}

function stamp(time: number) {
  return `00:${time.toFixed(3).padStart(6, '0')}`
}
