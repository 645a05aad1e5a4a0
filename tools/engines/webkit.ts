import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../scripts/lib/programs'
import { UserError } from '../../scripts/lib/userError'
import { waitForPort } from '../../scripts/local/ports'
import { startChild } from '../../scripts/processes/child'
import type { EngineBrowser, EnginePage, Key, Settings } from './browser'

const SCREEN = '1600x1400x24'
const START_INTERVAL = 100 // ms
/** Where Debian, Ubuntu and Fedora put the programs of WebKitGTK. */
const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']

/** The key codes of the WebDriver specification. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

/** WebKitGTK's MiniBrowser in a virtual display, driven over WebDriver. */
export async function launchWebKit(settings: Settings): Promise<EngineBrowser> {
  const binary = await findMiniBrowser()
  if (!binary || !findProgram('WebKitWebDriver') || !findProgram('xvfb-run')) {
    throw new UserError('WebKitGTK was not found. Debian: apt-get install webkit2gtk-driver xvfb.')
  }
  const port = await findFreePort()
  const configFolder = await writeGtkSettings(settings)
  startChild('WebKit', 'xvfb-run', ['-a', '-s', `-screen 0 ${SCREEN}`, 'WebKitWebDriver', `--port=${port}`], {
    env: { XDG_CONFIG_HOME: configFolder },
  })
  await waitForPort(port, 'open', START_INTERVAL)
  const call = driverAt(port)
  // Without its option, MiniBrowser replaces GTK's setting with the light theme.
  const args = ['--automation', ...(settings.prefersDark ? ['--dark-mode'] : [])]
  return {
    name: 'WebKitGTK',
    async newPage() {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
      })
      return pageOf(call, `/session/${sessionId}`)
    },
    close: () => rm(configFolder, { recursive: true, force: true }),
  }
}

async function findMiniBrowser(): Promise<string | null> {
  for (const folder of LIBRARY_FOLDERS) {
    const names = await readdir(folder).catch(() => [])
    const paths = names
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(folder, name, 'MiniBrowser'))
    const found = paths.find((path) => existsSync(path))
    if (found) return found
  }
  return null
}

/** WebKitGTK takes the visitor's preference for motion from GTK. */
async function writeGtkSettings({ prefersReducedMotion }: Settings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]
gtk-enable-animations=${!prefersReducedMotion}
`,
  )
  return folder
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function pageOf(call: Call, session: string): EnginePage {
  const post = <T>(path: string, body: object = {}) => call<T>('POST', session + path, body)
  const evaluate = (expression: string) =>
    post<unknown>('/execute/sync', { script: `return ${expression}`, args: [] })
  const sendKeys = async (text: string) => {
    const element = await call<Record<string, string>>('GET', `${session}/element/active`)
    await post(`/element/${Object.values(element)[0]}/value`, { text })
  }
  return {
    goto: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back')),
    forward: async () => void (await post('/forward')),
    async resize({ width, height }) {
      const [extraWidth, extraHeight] = (await evaluate(
        '[outerWidth - innerWidth, outerHeight - innerHeight]',
      )) as [number, number]
      await post('/window/rect', { width: width + extraWidth, height: height + extraHeight })
    },
    evaluate,
    async clickAt(x, y) {
      const point = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const press = { type: 'pointerDown', button: 0 }
      const release = { type: 'pointerUp', button: 0 }
      await post('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [point, press, release] }],
      })
    },
    type: sendKeys,
    press: (key) => sendKeys(KEYS[key]),
    // WebDriver has no access to the console.
    takeErrors: () => [],
    close: async () => void (await call('DELETE', session)),
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>

const driverAt = (port: number): Call =>
  async function call<T>(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }
