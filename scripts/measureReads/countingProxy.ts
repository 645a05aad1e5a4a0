import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Documents in the responses, and the time spent waiting for the emulator. */
type Traffic = { documents: number; waited: number }

export type CountingProxy = Awaited<ReturnType<typeof startCountingProxy>>

/** A proxy in front of the Firestore emulator. It replaces `project` with the project of the last `switchTo`. */
export async function startCountingProxy(origin: string, project: string) {
  let traffic: Traffic = { documents: 0, waited: 0 }
  let target = project
  let pending = 0
  let waitingSince = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    // Parallel requests count once.
    if (pending++ === 0) waitingSince = performance.now()
    const forwarded = await fetch(origin + request.url?.replaceAll(project, target), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: body.replaceAll(project, target) }),
    })
    const content = (await forwarded.text()).replaceAll(target, project)
    if (--pending === 0) traffic.waited += performance.now() - waitingSince
    traffic.documents += countDocuments(content)
    response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    switchTo(other: string) {
      target = other
    },
    /** Returns the traffic since the last call. */
    takeTraffic(): Traffic {
      const taken = traffic
      traffic = { documents: 0, waited: 0 }
      return taken
    },
    close: () => server.close(),
  }
}

/** Lists have `document`, single reads have `found`. */
function countDocuments(content: string): number {
  const parts: unknown = JSON.parse(content || '[]')
  return Array.isArray(parts) ? parts.filter((part) => part.document || part.found).length : 0
}
