/** What the server has at a path. It knows redirects, and pages that are newer than this app. */
export async function askServer(path: string): Promise<'page' | 'redirect' | 'nothing'> {
  const response = await fetch(path, { method: 'HEAD', redirect: 'manual' }).catch(() => null)
  if (response?.type === 'opaqueredirect') return 'redirect'
  return response?.ok ? 'page' : 'nothing'
}
