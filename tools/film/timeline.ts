/** Shared by the stage, the captions and the tests. */

export const WIDTH = 1280 // px
export const HEIGHT = 720 // px
export const FRAMES_PER_SECOND = 25

export type SceneName = 'crossing' | 'technology' | 'digital' | 'accountancy' | 'joining' | 'mark'

const lengths: readonly { name: SceneName; seconds: number }[] = [
  { name: 'crossing', seconds: 2.8 },
  { name: 'technology', seconds: 4.8 },
  { name: 'digital', seconds: 5.2 },
  { name: 'accountancy', seconds: 5.4 },
  { name: 'joining', seconds: 4.6 },
  { name: 'mark', seconds: 3.2 },
]

type Scene = { name: SceneName; start: number; end: number }

export const scenes: readonly Scene[] = lengths.map(({ name, seconds }, index) => {
  const start = sum(lengths.slice(0, index))
  return { name, start, end: start + seconds }
})

export const DURATION = sum(lengths) // s
export const FRAME_COUNT = Math.round(DURATION * FRAMES_PER_SECOND)

export function sceneNamed(name: SceneName) {
  const scene = scenes.find((each) => each.name === name)
  if (!scene) throw new Error(`The film has no scene ${name}`)
  return scene
}

function sum(parts: readonly { seconds: number }[]) {
  // Avoids binary rounding errors of tenths.
  return Math.round(parts.reduce((total, { seconds }) => total + seconds, 0) * 100) / 100
}
