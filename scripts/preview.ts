import { buildSite } from './build'
import { HOW_TO_BEGIN, isSampleBrand } from './lib/contentFolder'
import { EMULATORS, install } from './lib/install'
import { formatDuration, log } from './lib/log'
import { LOCAL_PORTS, localUrl } from './lib/ports'
import { claimBackend, startBackend } from './local/backend'
import { firestoreEmulator } from './local/firestoreEmulator'

/** Not `dist`, which `npm run build` writes. */
const FOLDER = 'dist-preview'

/** `npm run preview`: the production build with its real headers, on the same backend as `npm start`. */
export async function main(): Promise<never> {
  const began = Date.now()
  await claimBackend('local')
  await Promise.all([firestoreEmulator(), install(EMULATORS), buildSite(FOLDER)])
  const { failed, account } = await startBackend('local', FOLDER)

  log()
  log(`Ready after ${formatDuration(Date.now() - began)}.`)
  log(`  Production build   ${localUrl(LOCAL_PORTS.hosting)}`)
  if (account) log(`  Sample account     ${account.email}  password  ${account.password}`)
  if (isSampleBrand()) log(HOW_TO_BEGIN)
  log('Ctrl-C stops everything.')
  return failed
}
