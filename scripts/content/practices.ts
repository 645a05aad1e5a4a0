import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { MOST_PRACTICES } from '../../src/lib/positions.ts'
import { colour } from './colours.ts'
import { drawingName } from './drawings.ts'
import { different, list, slug, text } from './valueSchemas.ts'
import { parseYaml } from './yamlFile.ts'

/** Services, plans and articles name it, and it is part of addresses. */
const id = v.pipe(
  slug(40, 'family-law'),
  v.metadata({ hint: 'Other entries and addresses contain it, so keep it. Visitors read the name.' }),
)

const practice = (drawings: readonly string[]) =>
  v.strictObject({
    id,
    name: text(40),
    colour: v.optional(colour),
    drawing: v.optional(
      drawingName(drawings, 'Shown where no other drawing is chosen. If empty: a piece of the ribbon.'),
    ),
  })

/** `practices` in content/site.yaml. The design has one ribbon and one colour for each. */
export const practicesSchema = (drawings: readonly string[]) =>
  v.pipe(
    list(practice(drawings)),
    v.minLength(1, 'at least one practice'),
    v.maxLength(MOST_PRACTICES, `at most ${MOST_PRACTICES} practices`),
    different('id'),
    different('name'),
  )

/** In the owner's order. Empty while site.yaml has a mistake there: its own check reports that. */
export function readPracticeIds(folder: string): readonly string[] {
  const file = join(folder, 'site.yaml')
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { value, mistakes } = parseYaml(
    source,
    v.object({ practices: v.pipe(list(v.object({ id })), different('id')) }),
  )
  return mistakes.length > 0 ? [] : (value?.practices.map(({ id }) => id) ?? [])
}

/** The id of a practice, in a file that names one. */
export const practiceId = (ids: readonly string[]) =>
  v.pipe(
    text(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || ids.length === 0 || ids.includes(dataset.value)) return
      addIssue({
        message: `one of ${ids.join(', ')}`,
        expected: 'a practice',
        received: `"${dataset.value}"`,
      })
    }),
    v.metadata({ kind: 'practice' }),
  )

type OfPractice = { practice: string }

/** Whether entries have the same practice. If there is only one, those of a practice that is gone will get it. */
export const sharePractice =
  (ids: readonly string[], { practice }: OfPractice) =>
  (other: OfPractice) =>
    ids.length === 1 || other.practice === practice
