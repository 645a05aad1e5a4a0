import { fromRoot } from '../lib/paths'
import { readEnvironment } from './environment.mjs'

/**
 * Makes the .env files count for everything that this command does and starts, as they count for Vite. What the shell
 * has set wins, also where it is empty. A mistake is told in one sentence, before the build would tell it in a page.
 */
export async function loadVariables() {
  const { loadEnv } = await import('vite')
  for (const [name, value] of Object.entries(loadEnv('production', fromRoot(), 'VITE_'))) {
    process.env[name] ??= value
  }
  return readEnvironment(process.env)
}
