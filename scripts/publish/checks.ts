import { findBrandMistakes } from '../brand/findMistakes'
import { writeRules } from '../brand/rules'
import { findMissingRules } from '../content/checkRules'
import { readValidContent } from '../content/readContent'
import { step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'
import { compileRules } from '../local/compileRules'
import { findHidane } from '../local/firestoreEmulator'
import { runSuite, SUITES } from '../testing/suites'

/**
 * Checks what an owner can break: content, rules and types. The build checks the configuration. The tests of the product
 * are for its developers: edits that the handbook allows must not stop a deploy.
 */
export async function requireValidProject() {
  await step('Checking the content', requireValidContent)
  await step('Checking the rules', () => requireValidRules())
  const types = await runSuite(SUITES.types)
  if (types.failed > 0) {
    throw new UserError(
      'Nothing was deployed: a file in src/ or scripts/ has a mistake (see above, file and line). Undo the change with git, or correct it.',
    )
  }
}

async function requireValidContent() {
  const mistakes = findBrandMistakes()
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  await readValidContent()
}

async function requireValidRules() {
  const file = fromRoot(writeRules('check'))
  const mistakes = [...findMissingRules(file), ...((await compileRules(file, await findHidane())) ?? [])]
  if (mistakes.length > 0) throw new UserError(['Nothing was deployed:', ...mistakes].join('\n'))
}
