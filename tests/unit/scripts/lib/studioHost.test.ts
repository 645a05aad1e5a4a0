import { expect, it } from 'vitest'
import { readStudioHost } from '../../../../scripts/lib/studioHost'

it.each([
  {},
  { VITE_STUDIO_REPOSITORY: 'https://github.com/agency/site' },
  { VITE_STUDIO_APP_ID: 'Ov23' },
  { VITE_STUDIO_REPOSITORY: 'agency/site', VITE_STUDIO_APP_ID: 'Ov23' },
  { VITE_STUDIO_REPOSITORY: 'https://gitlab.com/agency', VITE_STUDIO_APP_ID: 'Ov23' },
  { VITE_STUDIO_REPOSITORY: 'https://gitlab.com; script-src */agency/site', VITE_STUDIO_APP_ID: 'Ov23' },
])('the online studio is off with the settings %j', (variables) => {
  expect(() => readStudioHost(variables)).toThrow('The online studio is off')
})

it.each([
  ['https://github.com/agency/site', 'github', 'https://github.com', 'agency/site'],
  ['https://github.com/agency/site.git', 'github', 'https://github.com', 'agency/site'],
  ['https://gitlab.com/agency/web/site/', 'gitlab', 'https://gitlab.com', 'agency/web/site'],
  ['https://git.agency.example:8443/web/site', 'gitlab', 'https://git.agency.example:8443', 'web/site'],
])('%s is a repository at %s', (address, kind, origin, repository) => {
  const variables = { VITE_STUDIO_REPOSITORY: address, VITE_STUDIO_APP_ID: 'Ov23' }
  expect(readStudioHost(variables)).toEqual({ kind, origin, repository, appId: 'Ov23' })
})
