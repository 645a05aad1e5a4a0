import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inlineScript } from '../../../../scripts/build/inlineScripts'
import { fromRoot } from '../../../../scripts/lib/paths'

const names = readdirSync(fromRoot('src', 'inline'))
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => file.replace('.ts', ''))

it.each(names)('%s runs as a plain script in browsers that cannot run the app', async (name) => {
  const script = await inlineScript(name)
  // Syntax after 2015, the last of it object spread.
  expect(script).not.toMatch(/\?\.|\?\?|catch\s*\{|\*\*|\basync\b|\.\.\.[^\]]*\}/)
  expect(script).not.toMatch(/\b(import|export)\b|__[A-Z_]+__|<\/script/)
  expect(() => new Function(script)).not.toThrow()
})
