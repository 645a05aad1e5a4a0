import { expect, it } from 'vitest'
import { keepAddress } from '../../../../tools/studio/page/signInReturn'

const RETURN = '/?code=foreign&state=%7B%22auth_type%22%3A%22pkce%22%2C%22nonce%22%3Anull%7D'

it.each([
  ['this window has not started', null, '/'],
  ['this window has started', '{}', RETURN],
])('a sign-in that %s', (_, started, address) => {
  sessionStorage.clear()
  if (started) sessionStorage.setItem('decap-cms-auth', started)
  history.replaceState(null, '', RETURN)
  keepAddress()
  expect(location.pathname + location.search).toBe(address)
})
