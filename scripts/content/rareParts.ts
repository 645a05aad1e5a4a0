import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseYaml } from './yamlFile.ts'

const RARE = v.object({
  notices: v.optional(v.nullable(v.array(v.unknown()))),
  newsletter: v.optional(v.nullable(v.object({ lists: v.optional(v.nullable(v.array(v.unknown()))) }))),
  contact: v.optional(
    v.nullable(v.object({ urgent: v.optional(v.unknown()), booking: v.optional(v.unknown()) })),
  ),
})

/** Constants of a build that src/env.ts declares. A mistake in site.yaml is reported by its own check. */
export function rareConstants(folder: string): Record<string, string> {
  const file = join(folder, 'site.yaml')
  const { value } = parseYaml(existsSync(file) ? readFileSync(file, 'utf8') : '', RARE)
  const { urgent, booking } = value?.contact ?? {}
  return {
    __HAS_NOTICES__: JSON.stringify((value?.notices ?? []).length > 0),
    __HAS_LISTS__: JSON.stringify((value?.newsletter?.lists ?? []).length > 1),
    __HAS_WAYS__: JSON.stringify(Boolean(urgent || booking)),
  }
}
