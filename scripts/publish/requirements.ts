import { findLegalPlaceholders } from '../content/samples'
import { findToDos } from '../content/toDos'
import type { Environment } from '../lib/environment'
import { UserError } from '../lib/userError'
import { runSuite, SUITES } from '../local/suites'

export function requireConfiguration(
  project: string,
  { backend }: Environment,
  variables: Record<string, string | undefined>,
) {
  if (backend.kind === 'local') {
    throw new UserError(
      'No VITE_FIREBASE variable is set, so this would be a local build. Copy .env.example to .env and fill in the four values, or set them in the shell.',
    )
  }
  if (backend.projectId !== project) {
    throw new UserError(
      `--project is ${project}, but VITE_FIREBASE_PROJECT_ID is ${backend.projectId}. The site would be hosted in one project and read from another. Correct one of them.`,
    )
  }
  if (!variables.VITE_SITE_URL?.trim()) {
    throw new UserError(
      'VITE_SITE_URL is not set, so search engines and link previews would get a sample address. Set it to yours, such as https://www.example.com.',
    )
  }
}

/** `--allow-samples` publishes a site whose legal names are still placeholders, for example to show it to its owner. */
export function requireLegalNames(placeholders = findLegalPlaceholders()) {
  if (placeholders.length === 0) return
  throw new UserError(
    [...placeholders, 'Nothing was published. To publish them as they are, pass --allow-samples.'].join('\n'),
  )
}

/** What `npm run begin` has left to the owner. */
export function requireNothingToDo(toDos = findToDos()) {
  if (toDos.length === 0) return
  throw new UserError(
    [...toDos, 'Nothing was published. To publish these texts as they are, pass --allow-samples.'].join('\n'),
  )
}

/** A publish can be taken back only if a commit holds the code that it built. */
export function requireCommitted(changed: string[]) {
  if (changed.length === 0) return
  throw new UserError(
    `Some changes outside content/ and public/ are not committed (${changed.join(', ')}). Commit them with git add --all and git commit, or undo them, then publish.`,
  )
}

/**
 * The types, which an owner can break. The tests of the product are for its developers: edits that the handbook allows
 * must not stop a publish.
 */
export async function requireValidCode() {
  const types = await runSuite(SUITES.types)
  if (types.failed > 0) {
    throw new UserError(
      'Nothing was published: a file in src/ or scripts/ has a mistake (see above, file and line). Undo the change with git, or correct it.',
    )
  }
}
