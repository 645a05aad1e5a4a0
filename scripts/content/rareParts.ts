import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseYaml } from './yamlFile.ts'

const RARE = v.object({
  film: v.optional(v.unknown()),
  notices: v.optional(v.nullable(v.array(v.unknown()))),
  newsletter: v.optional(v.nullable(v.object({ lists: v.optional(v.nullable(v.array(v.unknown()))) }))),
  contact: v.optional(
    v.nullable(v.object({ urgent: v.optional(v.unknown()), booking: v.optional(v.unknown()) })),
  ),
})

const PAGES = v.object({ innovations: v.optional(v.object({ show: v.optional(v.unknown()) })) })

/** Constants of a build that src/env.ts declares. A mistake in a file is reported by its own check. */
export function rareConstants(folder: string): Record<string, string> {
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const file = join(folder, name)
    return parseYaml(existsSync(file) ? readFileSync(file, 'utf8') : '', schema).value
  }
  const site = read('site.yaml', RARE)
  const { urgent, booking } = site?.contact ?? {}
  return {
    __HAS_FILM__: JSON.stringify(Boolean(site?.film)),
    __HAS_INNOVATIONS__: JSON.stringify(read('pages.yaml', PAGES)?.innovations?.show !== false),
    __HAS_NOTICES__: JSON.stringify((site?.notices ?? []).length > 0),
    __HAS_LISTS__: JSON.stringify((site?.newsletter?.lists ?? []).length > 1),
    __HAS_WAYS__: JSON.stringify(Boolean(urgent || booking)),
  }
}
