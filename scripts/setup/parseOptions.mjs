import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'

/**
 * What a command was told after its name. What it does not know is answered with what it does.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string[]} args
 * @param {T} options
 */
export function parseOptions(args, options) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Problem(`${error instanceof Error ? error.message : error} Known are ${known.join(', ')}.`)
  }
}
