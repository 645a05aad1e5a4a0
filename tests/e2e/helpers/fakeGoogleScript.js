// A fake of Google's script for tests without internet. It implements the few functions of gapi.iframes with which the
// Firebase sign-in code and the Auth emulator's helper frame call each other. Popups and frames are real.
;(() => {
  const MARK = 'fake-google'

  /**
   * @typedef {(message: unknown) => unknown} Listener
   * @typedef {{ kind: 'hello' } | { kind: 'call', call: number, name: string, message: unknown } | { kind: 'result', call: number, message: unknown }} Signal
   * @typedef {{ url: string, where: HTMLElement, attributes?: Record<string, string> & { style?: object } }} FrameOptions
   */

  /** @type {Map<number, (results: unknown[]) => void>} */
  const waiting = new Map()
  let calls = 0

  /** One end of the connection between a page and its helper frame. */
  class Connection {
    /** @type {Record<string, Listener>} */
    listeners = {}
    connect = () => {}

    /** @param {() => Window | null} otherWindow */
    constructor(otherWindow) {
      this.otherWindow = otherWindow
      /** @type {Promise<void>} */
      this.connected = new Promise((resolve) => {
        this.connect = resolve
      })
      addEventListener('message', ({ source, data }) => {
        if (source === this.otherWindow() && data?.mark === MARK) this.handle(data)
      })
    }

    /** @param {Signal} signal */
    handle(signal) {
      if (signal.kind === 'hello') this.connect()
      else if (signal.kind === 'call')
        void this.reply(signal.call, this.listeners[signal.name]?.(signal.message))
      else this.finish(signal.call, signal.message)
    }

    /** @param {number} call @param {unknown} result */
    async reply(call, result) {
      this.post({ kind: 'result', call, message: await result })
    }

    /** @param {number} call @param {unknown} message */
    finish(call, message) {
      const callback = waiting.get(call)
      waiting.delete(call)
      try {
        callback?.([message])
      } catch {
        // The sign-in code throws after the frame has reported whether it can use storage.
      }
    }

    /** @param {Signal} signal */
    post(signal) {
      this.otherWindow()?.postMessage({ mark: MARK, ...signal }, '*')
    }

    /** @param {string} name @param {Listener} listener */
    register(name, listener) {
      this.listeners[name] = listener
      if (window !== window.parent) this.post({ kind: 'hello' })
    }

    /** @param {string} name @param {unknown} message @param {(results: unknown[]) => void} callback */
    send(name, message, callback) {
      calls += 1
      waiting.set(calls, callback)
      this.post({ kind: 'call', call: calls, name, message })
    }

    /** @param {() => void} [callback] */
    async ping(callback) {
      await this.connected
      callback?.()
    }

    async restyle() {}
  }

  /** @type {Connection | undefined} */
  let toParent
  const context = {
    /** @param {FrameOptions} options @param {(connection: Connection) => unknown} callback */
    async open({ url, where, attributes = {} }, callback) {
      const frame = document.createElement('iframe')
      const { style, ...others } = attributes
      Object.assign(frame.style, style)
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, String(value))
      frame.src = url
      const connection = new Connection(() => frame.contentWindow)
      where.append(frame)
      return callback(connection)
    },
    getParentIframe() {
      toParent ??= new Connection(() => window.parent)
      return toParent
    },
  }

  const acceptEvery = () => true
  const gapi = {
    /** @param {string} _name @param {(() => void) | { callback: () => void }} then */
    load(_name, then) {
      setTimeout(typeof then === 'function' ? then : then.callback)
    },
    iframes: { Iframe: Connection, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: acceptEvery },
  }
  const page = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window))
  page.gapi = gapi
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  page[new URL(script.src).searchParams.get('onload') ?? 'gapi_onload']?.()
})()
