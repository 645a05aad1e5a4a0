import { fromRoot } from './lib/paths'
import { runChild } from './local/child'

/** `npm run format`: formats every file and applies the safe fixes of the linter. */
export async function main() {
  const biome = fromRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { code } = await runChild(process.execPath, [biome, 'check', '--write', '.'], {
    isLive: true,
  })
  return code ?? 1
}
