import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UserError } from './userError'

/** Parses the options after a command's name. An unknown option is reported together with the known ones. */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    const message = error instanceof Error ? error.message : String(error)
    // npm keeps an option that does not follow --, and passes on its value.
    if (/^Unexpected argument/.test(message))
      throw new UserError(
        `${message.replace(/\. .*/, '.')} Write -- before the options, as in npm run publish -- --project your-project.`,
      )
    throw new UserError(`${message.replace(/\.?$/, '.')} Options: ${known.join(', ')}.`)
  }
}
