import { UserError } from './userError'

/** The repository that the online studio edits, and the app that signs in there. `kind` is Decap's name of the git host. */
export type StudioHost = { kind: 'github' | 'gitlab'; origin: string; repository: string; appId: string }

/** Also as `git clone` takes it. */
const ADDRESS = /^(https:\/\/[\w.:-]+)\/([\w.-]+(?:\/[\w.-]+?)+?)(?:\.git)?\/?$/

export function readStudioHost(variables: Record<string, string | undefined>): StudioHost {
  const { VITE_STUDIO_REPOSITORY: address = '', VITE_STUDIO_APP_ID: appId = '' } = variables
  const [, origin, repository] = ADDRESS.exec(address) ?? []
  if (!origin || !repository || !/^\w+$/.test(appId))
    throw new UserError(
      'The online studio is off. To switch it on, set VITE_STUDIO_REPOSITORY (the address of your repository, such as https://github.com/owner/name) and VITE_STUDIO_APP_ID in .env: see docs/launch.md.',
    )
  return { kind: origin === 'https://github.com' ? 'github' : 'gitlab', origin, repository, appId }
}
