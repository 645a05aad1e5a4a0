import { filmScenes } from '@/content/film'
import { type SceneName, sceneNamed } from './timeline'

/** Start and end of each caption, in seconds of its scene. Each caption fits on one line. */
const times: Record<SceneName, readonly (readonly [from: number, to: number])[]> = {
  crossing: [[0.2, 2.8]],
  technology: [
    [0.3, 1.7],
    [1.8, 4.8],
  ],
  digital: [
    [0.3, 1.7],
    [1.8, 5.2],
  ],
  accountancy: [
    [0.3, 1.7],
    [1.8, 3.4],
    [3.4, 5.4],
  ],
  joining: [
    [0.6, 2.1],
    [2.2, 4.6],
  ],
  mark: [[0.4, 3.1]],
}

/** The sentences of the film, for people who cannot see it. */
export function webVtt() {
  const cues = Object.entries(times).flatMap(([name, spans]) => {
    const scene = name as SceneName
    const { start } = sceneNamed(scene)
    return spans.map(([from, to], index) => {
      const text = filmScenes[scene][index] ?? ''
      return `${stamp(start + from)} --> ${stamp(start + to)}\n${text}\n`
    })
  })
  return `WEBVTT\n\nNOTE The film has no sound.\n\n${cues.join('\n')}`
}

function stamp(time: number) {
  return `00:${time.toFixed(3).padStart(6, '0')}`
}
