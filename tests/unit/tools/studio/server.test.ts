import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  request as sendRequest,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStudio } from '../../../../tools/studio/server/server'
import { writeTogether } from '../../../../tools/studio/server/writeTogether'

const CLIENT = '---\nname: Acme # the old name\nlogo: /clients/acme.svg\n---\n'
const SECRET = 'secret of this computer'

let root: string
let server: Server
let port: number

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'studio-'))
  await mkdir(join(root, 'content/clients'), { recursive: true })
  await mkdir(join(root, 'public/clients'), { recursive: true })
  await writeFile(join(root, 'secret.md'), `---\nname: ${SECRET}\n---\n`)
  await writeFile(join(root, 'content/clients/acme.md'), CLIENT)
  await symlink(join(root, 'secret.md'), join(root, 'content/clients/link.md'))
  await symlink(root, join(root, 'content/team'))
  await symlink(root, join(root, 'public/team'))
  await writeFile(join(root, 'photo.jpg'), SECRET)
  server = createStudio({
    root,
    keptIn: join(root, 'kept'),
    cmsFolder: join(root, 'public'),
    projectId: null,
    projectVariables: {},
    page: (_, response) => response.end('the page'),
    base: '/secret/',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) port = address.port
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
})

type Options = { method?: string; headers?: IncomingHttpHeaders; body?: string | Buffer }

/** `fetch` would not send a foreign Host, nor a path with `..`. */
function send(path: string, { method = 'GET', headers, body }: Options = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = sendRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    request.on('error', reject).end(body)
  })
}

const json = { 'content-type': 'application/json' }
const ownHeaders = () => ({ origin: `http://127.0.0.1:${port}`, ...json, 'x-studio': 'page' })

function call(action: string, body: object, headers: IncomingHttpHeaders = {}) {
  const options = { method: 'POST', headers: { ...ownHeaders(), ...headers }, body: JSON.stringify(body) }
  return send(`/api/${action}`, options)
}

/** The texts of files, null for those that do not exist. */
const read = async (...paths: string[]) => JSON.parse((await call('read', { paths })).text)

type Change = { path: string; before?: string | null; text: string | null }
const save = (files: Change[], isReplacing = false) =>
  call('save', { files: files.map((file) => ({ before: null, ...file })), isReplacing })

const ACME = 'content/clients/acme.md'

it('the server listens to requests of its own page', async () => {
  expect(await send('/')).toEqual({ status: 200, text: 'the page' })
  expect(await read(ACME)).toEqual([CLIENT])
})

it.each(['evil.example', 'evil.example:80', '127.0.0.1', '127.0.0.1.evil.example', '0.0.0.0'])(
  'the server refuses the host %s, as a rebound name would send it',
  async (host) => {
    expect((await send('/', { headers: { host } })).status).toBe(403)
    expect((await call('read', { paths: [ACME] }, { host })).status).toBe(403)
  },
)

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('the server refuses a request from another site: %j', async (headers) => {
  expect((await call('read', { paths: [ACME] }, headers)).status).toBe(403)
  expect((await send('/api/config', { headers })).status).toBe(403)
})

it('the server lets the sandboxed preview read pictures, and modules at an address that no other site knows', async () => {
  const sandboxed = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect((await send('/src/main.tsx', { headers: sandboxed })).status).toBe(403)
  expect((await send('/secret/src/main.tsx', { headers: sandboxed })).text).toBe('the page')
  expect((await send('/secret/', { headers: { host: 'evil.example' } })).status).toBe(403)
  expect((await call('read', { paths: [ACME] }, sandboxed)).status).toBe(403)
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
  expect((await send('/clients/logo.svg', { headers: image })).status).toBe(200)
  const post = { method: 'POST', headers: { ...ownHeaders(), ...sandboxed }, body: '{}' }
  expect((await send('/secret/api/list', post)).status).toBe(403)
})

it('the server refuses a write without an origin or without its own header, as a form of another site would send it', async () => {
  const { origin, 'x-studio': own, ...headers } = ownHeaders()
  const options = { method: 'POST', body: '{}' }
  expect((await send('/api/list', { ...options, headers: { ...headers, origin } })).status).toBe(403)
  const withoutOrigin = { ...options, headers: { ...headers, 'x-studio': own } }
  expect((await send('/api/list', withoutOrigin)).status).toBe(403)
  expect((await call('list', {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send('/api/list', { method: 'PUT', headers: ownHeaders() })).status).toBe(405)
})

it.each(['constructor', '__proto__', 'toString', 'unknown'])('has no action %s', async (action) => {
  expect((await call(action, {})).status).toBe(404)
})

it('the server runs no command of the server that compiles its page', async () => {
  expect((await send('/__open-in-editor?file=package.json')).status).toBe(404)
})

it.each([
  ...['../secret.md', 'content/clients/../../secret.md', 'content/clients/..%2f..%2fsecret.md'],
  ...['content/clients/%2e%2e/secret.md', 'content/clients/acme.md\0', 'content/clients/nested/acme.md'],
  ...['content/unknown/acme.md', 'content/other.yaml', 'content/pages.yaml#nobody', 'package.json'],
  ...['content/clients/link.md', 'content/team/secret.md'],
])('the server neither reads, writes nor deletes %j', async (path) => {
  expect((await call('read', { paths: [ACME, path] })).status).toBe(403)
  for (const text of ['x', null]) expect((await save([{ path, text }], true)).status).toBe(403)
  expect(await readFile(join(root, 'secret.md'), 'utf8')).toContain(SECRET)
})

it.each([
  ...['/..%2fsecret.md', '/clients/..%5c..%5csecret.md', '/%E0%A4%A', '/team/photo.jpg'],
  ...['/clients/%00.png', '/cms/../secret.md', '/cms/..%2fsecret.md'],
])('the server does not send a file for %s', async (path) => {
  const { status, text } = await send(path)
  expect(text).not.toContain(SECRET)
  // The parser resolves dots in the path itself, so the rest is a path of the page.
  if (text !== 'the page') expect([400, 403, 404]).toContain(status)
})

it.each(['..', '../content', 'team/..', '', 'clients/a', '%2e%2e', 'team'])(
  'no picture is saved in %j',
  async (folder) => {
    const query = new URLSearchParams({ folder, name: 'a.svg' })
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const options = { method: 'POST', headers: ownHeaders(), body }
    expect([400, 403]).toContain((await send(`/api/addPicture?${query}`, options)).status)
  },
)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

describe('an added picture', () => {
  const add = (name: string, picture: string | Buffer) =>
    send(`/api/addPicture?${new URLSearchParams({ folder: 'clients', name })}`, {
      method: 'POST',
      headers: ownHeaders(),
      body: picture,
    })

  it('is saved under a free name', async () => {
    expect(JSON.parse((await add('soehne.svg', SVG)).text)).toEqual({ address: '/clients/soehne.svg' })
    expect(JSON.parse((await add('soehne.svg', SVG)).text)).toEqual({ address: '/clients/soehne-2.svg' })
  })

  it.each(['../a.svg', 'a/b.svg', 'A.svg', 'a.html', 'a.svg.webp', '.svg', 'a b.webp'])(
    'is not called %j',
    async (name) => expect((await add(name, SVG)).status).toBe(400),
  )

  it.each(['a.webp', 'a.jpg'])('is a picture, if it is called %s', async (name) => {
    expect((await add(name, SVG)).status).toBe(422)
    expect((await add(name, 'no picture')).status).toBe(422)
  })

  it('is a drawing without scripts, and without the parts that are not drawn', async () => {
    await add('part.svg', SVG.replace('/>', '><title>A</title><g srcdoc="x"/></svg>'))
    const stored = await readFile(join(root, 'public/clients/part.svg'), 'utf8')
    expect(stored).toBe(`${SVG.replace('/>', '><g/></svg>')}\n`)
    const { status, text } = await add('bad.svg', SVG.replace('/>', '>\n<script/></svg>'))
    expect(status).toBe(422)
    expect(text).toContain('<script> is not allowed: scripts never run in a drawing: delete it.')
  })

  it('runs no script if it is opened by its own address', async () => {
    await writeFile(join(root, 'public/clients/script.svg'), '<svg><script>1</script></svg>')
    const response = await fetch(`http://127.0.0.1:${port}/clients/script.svg`)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
  })
})

it('a picture is closed if the browser does not wait for the rest of it', async () => {
  // Linux alone lists the files that a process has open.
  if (!existsSync('/proc/self/fd')) return
  const file = join(root, 'public/clients/large.jpg')
  await writeFile(file, Buffer.alloc(20_000_000))
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((number) => linkOf(`/proc/self/fd/${number}`) === file)
  const response = await new Promise<IncomingMessage>((received) => {
    sendRequest({ host: '127.0.0.1', port, path: '/clients/large.jpg' }, received).end()
  })
  expect(isOpen()).toBe(true)
  response.destroy()
  await vi.waitUntil(() => !isOpen(), 20_000)
})

/** The list itself has one, too, which is gone by then. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

const FIRST = '---\nname: First\n---\n'

it('saves at once: one of those that read the same text is accepted, and no file is ever half written', async () => {
  const path = 'content/clients/at-once.md'
  await save([{ path, text: FIRST }])
  const texts = Array.from({ length: 200 }, (_, index) => `---\nname: Client ${index}\n---\n`)
  const answers = await Promise.all(texts.map((text) => save([{ path, before: FIRST, text }])))
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await read(path)).toEqual([texts[winner]])
})

it('saves replace a text that the owner has seen, and keep a copy of it', async () => {
  const path = 'content/clients/replaced.md'
  await save([{ path, text: FIRST }])
  await save([{ path, before: FIRST, text: CLIENT }], true)
  const kept = (await readdir(join(root, 'kept'))).find((name) => name.includes('replaced.md'))
  expect(await readFile(join(root, 'kept', kept ?? ''), 'utf8')).toBe(FIRST)
})

it('a save deletes entries, but no other files', async () => {
  const path = 'content/clients/deleted.md'
  await save([{ path, text: FIRST }])
  expect((await save([{ path, before: FIRST, text: null }])).status).toBe(200)
  expect(await read(path)).toEqual([null])
  await writeFile(join(root, 'content/site.yaml'), FIRST)
  expect((await save([{ path: 'content/site.yaml', before: FIRST, text: null }])).status).toBe(403)
  expect((await save([{ path: 'content/logo.svg', text: null }])).status).toBe(403)
})

const SERVICE = 'content/services/payroll.md'
const DRAWING = 'content/services/payroll.svg'
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 96"><path d="M0 0h9"/></svg>\n'

it('what was deleted comes back with its drawing, as it was deleted last', async () => {
  await save([{ path: SERVICE, text: FIRST }])
  await save([{ path: SERVICE, before: FIRST, text: CLIENT }], true)
  expect(JSON.parse((await call('deleted', {})).text)).not.toContain(SERVICE)
  await save([{ path: DRAWING, text: DRAWN }])
  const remove = [
    { path: SERVICE, before: CLIENT, text: null },
    { path: DRAWING, before: DRAWN, text: null },
  ]
  await save(remove)
  expect(JSON.parse((await call('deleted', {})).text)).toContain(SERVICE)
  expect((await call('bringBack', { path: SERVICE })).status).toBe(200)
  expect(await read(SERVICE, DRAWING)).toEqual([CLIENT, DRAWN])
  expect(JSON.parse((await call('deleted', {})).text)).not.toContain(SERVICE)
  expect((await call('bringBack', { path: SERVICE })).status).toBe(409)
  expect((await call('bringBack', { path: 'content/services/other.md' })).status).toBe(404)
  await save(remove)
})

it('an entry and its drawing are saved together or not at all', async () => {
  // The temporary file of the drawing has a name that is too long by one letter.
  const name = 'a'.repeat(255 - `..md.${process.pid}.tmp`.length)
  const [entry, drawing] = [`content/services/${name}.md`, `content/services/${name}.svg`]
  const { status } = await save([
    { path: entry, text: FIRST },
    { path: drawing, text: DRAWN },
  ])
  expect(status).toBe(422)
  expect(await read(entry, drawing)).toEqual([null, null])
  expect((await readdir(join(root, 'content/services'))).filter((file) => file.endsWith('.tmp'))).toEqual([])
})

it('a file that was written before another one failed is as it was', async () => {
  const folder = join(root, 'content/services/whole')
  const [entry, drawing] = [join(folder, 'a.md'), join(folder, 'a.svg')]
  // No file can take its place.
  await mkdir(drawing, { recursive: true })
  await writeFile(entry, FIRST)
  const write = () =>
    writeTogether([
      { file: entry, now: FIRST, text: 'later' },
      { file: drawing, now: null, text: DRAWN },
    ])
  expect(write).toThrow('EISDIR')
  expect(await readFile(entry, 'utf8')).toBe(FIRST)
  expect(await readdir(folder)).toEqual(['a.md', 'a.svg'])
})

it('a name that is too long for the disk gives a message without a path', async () => {
  const { status, text } = await call('read', { paths: [`content/clients/${'a'.repeat(300)}.md`] })
  expect(status).toBe(422)
  expect(text).toContain('A file name has at most 150 characters')
  expect(text).not.toContain(root)
})

it('an invalid address is refused', async () => {
  expect((await send('//')).status).toBe(400)
})

it('a picture that nothing shows is listed and can be deleted, others cannot', async () => {
  await writeFile(join(root, 'public/clients/used.svg'), '<svg/>')
  const names = ['unused.svg', 'Büro (1).JPG', "Ana's & Bo@2x.png", 'Screenshot 1 at 9.41.00\u202fAM.png']
  const unused = names.map((name) => `/clients/${name}`)
  for (const address of unused) await writeFile(join(root, `public${address}`), '<svg/>')
  await writeFile(join(root, 'content/clients/a.md'), '---\nname: A\nlogo: /clients/used.svg\n---\n')
  const list = async () => JSON.parse((await call('unusedPictures', {})).text)
  expect(await list()).toEqual(expect.arrayContaining(unused))
  expect(await list()).not.toContain('/clients/used.svg')
  expect((await call('deletePicture', { address: '/clients/used.svg' })).status).toBe(409)
  expect((await call('deletePicture', { address: '/../photo.jpg' })).status).toBe(403)
  for (const address of unused) expect((await call('deletePicture', { address })).status).toBe(200)
  for (const address of unused) expect(await list()).not.toContain(address)
})
