/** When what is seen. Read by the page that draws the film, by the captions and by the tests. */

export const WIDTH = 1280 // px
export const HEIGHT = 720 // px
export const FRAMES_PER_SECOND = 25

/** @typedef {'crossing' | 'technology' | 'digital' | 'accountancy' | 'joining' | 'mark'} SceneName */

/** @type {readonly { name: SceneName, seconds: number }[]} */
const lengths = [
  { name: 'crossing', seconds: 2.8 },
  { name: 'technology', seconds: 4.8 },
  { name: 'digital', seconds: 5.2 },
  { name: 'accountancy', seconds: 5.4 },
  { name: 'joining', seconds: 4.6 },
  { name: 'mark', seconds: 3.2 },
]

/** @typedef {{ name: SceneName, start: number, end: number }} Scene */

/** @type {readonly Scene[]} */
export const scenes = lengths.map(({ name, seconds }, index) => {
  const start = sum(lengths.slice(0, index))
  return { name, start, end: start + seconds }
})

export const DURATION = sum(lengths) // s
export const FRAME_COUNT = Math.round(DURATION * FRAMES_PER_SECOND)

/** @param {SceneName} name */
export function sceneNamed(name) {
  const scene = scenes.find((each) => each.name === name)
  if (!scene) throw new Error(`The film has no scene ${name}`)
  return scene
}

/** The moment in which the three have become one: what stands in the page before the film is played. */
export const POSTER_TIME = sceneNamed('joining').start + 3.72 // s

/** @param {readonly { seconds: number }[]} parts */
function sum(parts) {
  // Tenths of seconds do not add up exactly in binary.
  return Math.round(parts.reduce((total, { seconds }) => total + seconds, 0) * 100) / 100
}
