import { StudioError } from '../forms/studioError'

const HEADERS = { 'X-Studio': 'page' }
const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json' }
const NOT_RUNNING =
  'The studio is not running. Start it with npm run studio; your text is kept in this browser.'

/** Calls an action and blocks the page until it is answered. */
export function callAndBlock<Answer>(action: string, body: object): Answer {
  const request = new XMLHttpRequest()
  request.open('POST', `/api/${action}`, false)
  for (const [name, value] of Object.entries(JSON_HEADERS)) request.setRequestHeader(name, value)
  try {
    request.send(JSON.stringify(body))
  } catch {
    throw new StudioError(0, NOT_RUNNING)
  }
  const answer = JSON.parse(request.responseText)
  if (request.status !== 200) throw new StudioError(request.status, answer.error)
  return answer
}

/** Calls an action of the studio's server. */
export function call<Answer>(action: string, body: object = {}): Promise<Answer> {
  return send(`/api/${action}`, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
}

export async function upload(folder: string, file: File): Promise<string> {
  const query = new URLSearchParams({ folder, name: file.name })
  const { address } = await send<{ address: string }>(`/api/addPicture?${query}`, {
    method: 'POST',
    headers: HEADERS,
    body: file,
  })
  return address
}

/** Asks the studio's server, or says that it is not running. */
export function ask(url: string, options?: RequestInit): Promise<Response> {
  return fetch(url, options).catch(() => {
    throw new StudioError(0, NOT_RUNNING)
  })
}

async function send<Answer>(url: string, options: RequestInit): Promise<Answer> {
  const response = await ask(url, options)
  const answer = await response.json()
  if (!response.ok) throw new StudioError(response.status, answer.error)
  return answer
}
