/** An error that the server has explained to the owner. */
export class StudioError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const HEADERS = { 'X-Studio': 'page' }

/** Calls an action of the studio's server. */
export function call<Answer>(action: string, body: object = {}): Promise<Answer> {
  const headers = { ...HEADERS, 'Content-Type': 'application/json' }
  return send(`/api/${action}`, { method: 'POST', headers, body: JSON.stringify(body) })
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

export async function send<Answer>(url: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, options).catch(() => {
    throw new StudioError(
      0,
      'The studio is not running. Start it with npm run studio; your text is kept in this browser.',
    )
  })
  const answer = await response.json()
  if (!response.ok) throw new StudioError(response.status, answer.error)
  return answer
}
