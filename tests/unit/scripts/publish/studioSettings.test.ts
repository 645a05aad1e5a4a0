import { expect, it } from 'vitest'
import { readStudioSettings } from '../../../../scripts/publish/onlineStudio'

it.each([
  {},
  { VITE_STUDIO_REPOSITORY: 'agency/site' },
  { VITE_STUDIO_APP_ID: 'Ov23' },
  { VITE_STUDIO_REPOSITORY: 'https://github.com/agency/site', VITE_STUDIO_APP_ID: 'Ov23' },
])('the online studio is off with the settings %j', (variables) => {
  expect(() => readStudioSettings(variables)).toThrow('The online studio is off')
})

it('is switched on by the repository and the app at GitHub', () => {
  const settings = { VITE_STUDIO_REPOSITORY: 'agency/site', VITE_STUDIO_APP_ID: 'Ov23' }
  expect(readStudioSettings(settings)).toEqual({ repository: 'agency/site', appId: 'Ov23' })
})
