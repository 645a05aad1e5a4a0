import type { BrowserContext } from '@playwright/test'

/** Serves a fake of Google's script and blocks every other request to the internet. */
export const fakeGoogle = (context: BrowserContext) =>
  context.route(/^https:/, (route) =>
    route.request().url().startsWith('https://apis.google.com/js/api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })
      : route.abort(),
  )

type Listener = (message: unknown) => unknown
type FrameOptions = { url: string; where: HTMLElement; attributes?: Record<string, string | object> }

/**
 * Runs in the page, and in the helper frame of the Auth emulator. Has the few functions of gapi.iframes with which both call
 * each other. Popups and frames are real.
 */
function script() {
  const mark = 'fake-google'
  const waiting = new Map<number, Listener>()

  /** One end of the connection between a page and its helper frame. */
  function connect(otherWindow: () => Window | null) {
    const listeners: Record<string, Listener> = {}
    let connected = () => {}
    const connection = new Promise<void>((resolve) => (connected = resolve))
    const post = (signal: object) => otherWindow()?.postMessage({ mark, ...signal }, '*')
    addEventListener('message', async ({ source, data }) => {
      if (source !== otherWindow() || data?.mark !== mark) return
      const { kind, call, name, message } = data
      if (kind === 'hello') connected()
      else if (kind === 'call') post({ kind: 'result', call, message: await listeners[name]?.(message) })
      // The sign-in code throws after the frame has reported whether it can use storage.
      else
        await Promise.resolve([message])
          .then(waiting.get(call))
          .catch(() => {})
    })
    return {
      register(name: string, listener: Listener) {
        listeners[name] = listener
        if (window !== window.parent) post({ kind: 'hello' })
      },
      send(name: string, message: unknown, callback: Listener) {
        const call = waiting.size
        waiting.set(call, callback)
        post({ kind: 'call', call, name, message })
      },
      ping: (callback?: () => void) => connection.then(callback),
      restyle: async () => {},
    }
  }

  let toParent: ReturnType<typeof connect> | undefined
  const context = {
    async open(
      { url, where, attributes: { style = {}, ...attributes } = {} }: FrameOptions,
      callback: (connection: object) => unknown,
    ) {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, style)
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value))
      frame.src = url
      const connection = connect(() => frame.contentWindow)
      where.append(frame)
      return callback(connection)
    },
    getParentIframe() {
      toParent ??= connect(() => window.parent)
      return toParent
    },
  }

  const acceptEvery = () => true
  const gapi = {
    load(_: string, then: (() => void) | { callback: () => void }) {
      setTimeout(typeof then === 'function' ? then : then.callback)
    },
    iframes: { Iframe: connect, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: acceptEvery },
  }
  const { src } = document.currentScript as HTMLScriptElement
  const onLoad = Reflect.get(window, new URL(src).searchParams.get('onload') ?? 'gapi_onload')
  Object.assign(window, { gapi })
  onLoad?.()
}
