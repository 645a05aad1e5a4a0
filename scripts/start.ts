import { readOwnerData } from './content/ownerData'
import { HOW_TO_BEGIN, isSampleBrand } from './lib/contentFolder'
import { fromRoot } from './lib/folders'
import { formatDuration, log, step } from './lib/log'
import { LOCAL_PORTS, localUrl } from './lib/ports'
import { claimBackend, startBackend } from './local/backend'

/** `npm start`: the site with hot reload, on the local backend. */
export async function main(): Promise<never> {
  const began = Date.now()
  // Vite would print a mistake with a stack.
  readOwnerData()
  await claimBackend('local')
  // A page that is opened before the content is published would show empty lists.
  const { failed, account } = await startBackend('local')
  await startSite()

  log()
  log(`Ready after ${formatDuration(Date.now() - began)}.`)
  log(`  Site with hot reload   ${localUrl(LOCAL_PORTS.site)}`)
  if (account) log(`  Sample account         ${account.email}  password  ${account.password}`)
  log(`  Firestore and Auth     ${localUrl(LOCAL_PORTS.firestore)}  ${localUrl(LOCAL_PORTS.auth)}`)
  if (isSampleBrand()) log(HOW_TO_BEGIN)
  log('Ctrl-C stops everything. For the production build: npm run preview.')
  return failed
}

export async function startSite() {
  await step('Starting the site', async () => {
    const { createServer } = await import('vite')
    const options = { clearScreen: false, logLevel: 'warn', configLoader: 'runner' } as const
    const server = await createServer({ root: fromRoot(), ...options })
    await server.listen()
  })
}
