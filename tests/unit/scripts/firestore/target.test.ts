import { createServer } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as admin from '../../../../scripts/firestore/admin'
import { openLocalTarget, openTarget } from '../../../../scripts/firestore/target'

const AUTH_EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST'

/** firebase-admin reads the variable with every request. */
function answering() {
  const getUsers = async () => ({ users: [], askedAt: process.env[AUTH_EMULATOR] ?? 'Google' })
  const credential = { getAccessToken: async () => ({ access_token: 'token' }) }
  const modules = {
    app: { getApps: () => [], initializeApp: () => ({}), applicationDefault: () => credential },
    firestore: { getFirestore: () => ({}) },
    auth: { getAuth: () => ({ getUsers }) },
  }
  vi.spyOn(admin, 'loadAdmin').mockImplementation(async (name) => modules[name] as never)
}

async function emulatorPort() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  return String(typeof address === 'object' ? address?.port : '')
}

it('after the local backend was opened, the accounts of a project are those at Google', async () => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'blue-otter')
  vi.stubEnv(AUTH_EMULATOR, undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  answering()
  const local = await openLocalTarget({
    LOCAL_FIRESTORE_PORT: await emulatorPort(),
    LOCAL_AUTH_PORT: '9999',
  })
  expect(await (await local.openAccounts()).getUsers([])).toMatchObject({ askedAt: '127.0.0.1:9999' })
  const project = await openTarget('blue-otter')
  expect(await (await project.openAccounts()).getUsers([])).toMatchObject({ askedAt: 'Google' })
})
