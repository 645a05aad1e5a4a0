import { describe, expect, it } from 'vitest'
import { nodeProblem } from '../../../../scripts/setup/nodeVersion.mjs'

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0', '24.0.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version)).toBeNull()
  })

  it.each(['20.18.3', '18.20.0', '8.17.0'])('%s is too old, and the sentence says what to do', (version) => {
    expect(nodeProblem(version)).toBe(
      `This project needs Node 20.19 or newer, and this is Node ${version}: install a newer one from https://nodejs.org and run the command again.`,
    )
  })
})
