import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { decodeAddress } from '@/lib/webAddress'
import { contentTypeOf } from '../../../scripts/lib/contentTypes'
import { describeError, UserError } from '../../../scripts/lib/userError'
import { StudioError } from '../forms/studioError'
import { listEntries, listSite, readTexts, saveFiles } from './files'
import { readJson, refuseForeign } from './guard'
import { listChanges, restoreFile } from './history'
import { bringBack, listDeleted } from './kept'
import { knownFailure } from './knownFailure'
import { addPicture, deletePicture, listUnusedPictures } from './pictures'
import { createPublisher, reviewPublishing } from './publishing'
import { findPicture } from './safeFiles'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type StudioOptions = {
  /** Contains `content/` and `public/`. */
  root: string
  /** Gets copies of replaced and deleted files. */
  keptIn: string
  /** Decap's ready-made script and its chunks. */
  cmsFolder: string
  /** The project that .env names. The studio publishes to no other. */
  projectId: string | null
  /** What .env says about that project. The studio itself uses the local backend. */
  projectVariables: Record<string, string | undefined>
  /** Serves the page of the studio and its modules below `base`, which starts and ends with a slash. */
  page: Handler
  base: string
  /** Called after files in `content/` have changed, before the answer. */
  onChange?: () => void
}

const text = v.parser(v.string())
const nullableText = v.nullable(v.string())
const save = v.object({
  files: v.array(v.object({ path: v.string(), before: nullableText, text: nullableText })),
  /** The owner has seen that a file changed, and replaces it. */
  isReplacing: v.boolean(),
})
const destination = v.picklist(['local', 'project'])
const publication = v.object({ to: destination, key: v.string(), message: v.string() })

type Body = Record<string, unknown>
type Actions = Record<string, (body: Body) => Promise<unknown>>

const PAGE_FOLDER = '/tools/studio/page'
const PAGES: Record<string, string> = {
  '/': `${PAGE_FOLDER}/index.html`,
  '/preview': `${PAGE_FOLDER}/preview.html`,
}
/** Opened by itself, the preview is sandboxed as well. */
const SANDBOX = 'sandbox allow-scripts'

/** The studio: one address on 127.0.0.1 with the CMS and what it needs to edit the files of the owner. */
export function createStudio(options: StudioOptions): Server {
  const { root, cmsFolder, page, base } = options
  const actions = actionsOf(options)
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => sendError(response, knownFailure(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const address = addressOf(request)
    const isSecret = address.pathname.startsWith(base)
    refuseForeign(request, request.socket.localPort, isSecret)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    response.setHeader('Cache-Control', 'no-store')
    if (isSecret) response.setHeader('Access-Control-Allow-Origin', '*')
    const pathname = isSecret ? address.pathname.slice(base.length - 1) : address.pathname
    const { searchParams } = address
    const [, area = '', ...rest] = pathname.split('/')
    if (request.method === 'POST') {
      const name = rest.join('/')
      const action = area === 'api' && Object.hasOwn(actions, name) ? actions[name] : undefined
      if (action) return sendJson(response, (await action(await readJson(request))) ?? {})
      if (pathname !== '/api/addPicture') throw new StudioError(404, 'The studio does not know this request.')
      const data = await buffer(request)
      const [folder = '', file = ''] = ['folder', 'name'].map((one) => searchParams.get(one) ?? '')
      return sendJson(response, { address: await addPicture(root, folder, file, data) })
    }
    const [file = ''] = rest
    if (area === 'cms' && /^[\w.-]+\.js$/.test(file)) return sendFile(response, join(cmsFolder, file))
    const picture = findPicture(root, `public${decodeAddress(pathname)}`)
    if (picture) {
      // Opened by its own address, a drawing with a script would run it as the studio.
      response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      return sendFile(response, picture)
    }
    // Vite's own commands, such as opening a file in the editor.
    if (pathname.startsWith('/__')) throw new StudioError(404, 'Not found.')
    if (pathname === '/preview') response.setHeader('Content-Security-Policy', SANDBOX)
    // The films and drawings of the site have no base.
    const isContent = /^\/(film|assets)\//.test(pathname)
    const path = PAGES[pathname] ?? `${pathname}${address.search}`
    request.url = isContent ? path : `${base.slice(0, -1)}${path}`
    page(request, response)
  }
  return server
}

function actionsOf(options: StudioOptions): Actions {
  const { root, keptIn, projectId, projectVariables, onChange = () => {} } = options
  const publisher = createPublisher(projectId, projectVariables)
  let last: Promise<unknown> = Promise.resolve()
  /** Changes run one after the other, so that none of them changes what another has just read. */
  const changing = (change: (body: Body) => Promise<unknown>) => (body: Body) => {
    const changeAndTell = async () => {
      const answer = await change(body)
      onChange()
      return answer
    }
    const result = last.then(changeAndTell, changeAndTell)
    last = result
    return result
  }
  return {
    files: () => listSite(root),
    list: ({ folder }) => listEntries(root, text(folder)),
    read: ({ paths }) => readTexts(root, v.parse(v.array(v.string()), paths)),
    save: changing((body) => {
      const { files, isReplacing } = v.parse(save, body)
      return saveFiles(root, keptIn, files, isReplacing)
    }),
    unusedPictures: async () => listUnusedPictures(root),
    deletePicture: changing(({ address }) => deletePicture(root, keptIn, text(address))),
    changes: () => listChanges(root),
    deleted: async () => listDeleted(root, keptIn),
    bringBack: changing(({ path }) => bringBack(root, keptIn, text(path))),
    restore: changing(({ path }) => restoreFile(root, keptIn, text(path))),
    destinations: async () => ({ project: projectId }),
    review: ({ to }) => reviewPublishing(root, v.parse(destination, to), projectId),
    publish: async (body) => publisher.start(v.parse(publication, body)),
    progress: async () => publisher.progress(),
  }
}

/** Other programs may send an invalid address, such as `//`. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const base = 'http://127.0.0.1'
  if (!URL.canParse(url, base)) throw new StudioError(400, 'This is not an address.')
  return new URL(url, base)
}

async function sendFile(response: ServerResponse, file: string) {
  const info = await stat(file).catch(() => null)
  if (!info?.isFile()) throw new StudioError(404, 'Not found.')
  response.setHeader('Content-Type', contentTypeOf(file))
  response.setHeader('Content-Length', info.size)
  // A file that cannot be read, or a browser that does not wait for it, ends this response alone.
  await pipeline(createReadStream(file), response)
}

function sendJson(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

function sendError(response: ServerResponse, error: unknown) {
  if (response.headersSent || response.destroyed) return response.destroy()
  return sendJson(response, { error: describeError(error) }, statusOf(error))
}

function statusOf(error: unknown): number {
  if (error instanceof StudioError) return error.status
  if (v.isValiError(error)) return 400
  return error instanceof UserError ? 422 : 500
}
