// firebase-tools loads this file before it starts, because its Hosting emulator crashes if it cannot decode a URL. The
// real Hosting answers 404 if that is the path, and ignores the query.
import { type IncomingMessage, Server } from 'node:http'

const { emit } = Server.prototype
Server.prototype.emit = function (event: string, ...args: unknown[]) {
  if (event === 'request') {
    const request = args[0] as IncomingMessage
    request.url = decodableUrl(request.url ?? '/')
  }
  return Reflect.apply(emit, this, [event, ...args])
}

function decodableUrl(url: string): string {
  const [path = ''] = url.split('?')
  return [url, path].find(canDecode) ?? '/malformed-url'
}

function canDecode(text: string): boolean {
  try {
    return decodeURI(text) !== ''
  } catch {
    return false
  }
}
