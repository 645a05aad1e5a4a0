import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Stands between the site and a Firestore emulator: counts the documents in the answers, which are what is paid
 * for, and the time that the emulator takes for them.
 *
 * @typedef {{ documents: number, waited: number }} Traffic
 *
 * @param {string} origin the emulator's
 * @param {string} project the one that the site asks for
 */
export async function countingProxy(origin, project) {
  /** @type {Traffic} */
  let traffic = { documents: 0, waited: 0 }
  let behind = project
  let open = 0
  let began = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    // Answers that are waited for side by side take their time once.
    if (open++ === 0) began = performance.now()
    const answer = await fetch(origin + request.url?.replaceAll(project, behind), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: body.replaceAll(project, behind) }),
    })
    const content = (await answer.text()).replaceAll(behind, project)
    if (--open === 0) traffic.waited += performance.now() - began
    traffic.documents += countDocuments(content)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Answers from another project from now on, without the site's knowledge. @param {string} other */
    lead(other) {
      behind = other
    },
    /** What there was since the last time this was asked. */
    take() {
      const taken = traffic
      traffic = { documents: 0, waited: 0 }
      return taken
    },
    close: () => server.close(),
  }
}

/** Lists answer with `document`, single reads with `found`. @param {string} content */
function countDocuments(content) {
  const parts = JSON.parse(content || '[]')
  if (!Array.isArray(parts)) return 0
  return parts.filter((part) => part.document || part.found).length
}
