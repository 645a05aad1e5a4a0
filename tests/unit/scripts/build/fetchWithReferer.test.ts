// @vitest-environment node
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, it } from 'vitest'
import { fetchWithReferer } from '../../../../scripts/build/fetchWithReferer'

it('adds the referer and keeps the rest of the request', async () => {
  const seen: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const fetchAsSite = fetchWithReferer('https://www.agency.example')
  await fetchAsSite(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'x-kept': 'yes' }, body: '{}' })
  server.close()
  expect(seen[0]).toMatchObject({ referer: 'https://www.agency.example/', 'x-kept': 'yes' })
})
