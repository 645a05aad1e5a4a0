// Stands in for Google's script where there is no internet: the few calls of gapi.iframes that the sign-in code and
// the Auth emulator's helper frame make of each other. Everything else, windows and frames included, is the real thing.
;(() => {
  const MARK = 'google-stand-in'

  /**
   * @typedef {(message: unknown) => unknown} Listener
   * @typedef {{ kind: 'hello' } | { kind: 'call', call: number, name: string, message: unknown } | { kind: 'answer', call: number, message: unknown }} Words
   * @typedef {{ url: string, where: HTMLElement, attributes?: Record<string, string> & { style?: object } }} FrameOptions
   */

  /** @type {Map<number, (answers: unknown[]) => void>} */
  const waiting = new Map()
  let calls = 0

  /** One end of the line between a page and its helper frame. */
  class Line {
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
        if (source === this.otherWindow() && data?.mark === MARK) this.hear(data)
      })
    }

    /** @param {Words} words */
    hear(words) {
      if (words.kind === 'hello') this.connect()
      else if (words.kind === 'call') void this.reply(words.call, this.listeners[words.name]?.(words.message))
      else this.take(words.call, words.message)
    }

    /** @param {number} call @param {unknown} answer */
    async reply(call, answer) {
      this.tell({ kind: 'answer', call, message: await answer })
    }

    /** @param {number} call @param {unknown} message */
    take(call, message) {
      const callback = waiting.get(call)
      waiting.delete(call)
      try {
        callback?.([message])
      } catch {
        // The sign-in code throws when the frame has told it what it wanted to know about storage.
      }
    }

    /** @param {Words} words */
    tell(words) {
      this.otherWindow()?.postMessage({ mark: MARK, ...words }, '*')
    }

    /** @param {string} name @param {Listener} listener */
    register(name, listener) {
      this.listeners[name] = listener
      if (window !== window.parent) this.tell({ kind: 'hello' })
    }

    /** @param {string} name @param {unknown} message @param {(answers: unknown[]) => void} callback */
    send(name, message, callback) {
      calls += 1
      waiting.set(calls, callback)
      this.tell({ kind: 'call', call: calls, name, message })
    }

    /** @param {() => void} [callback] */
    async ping(callback) {
      await this.connected
      callback?.()
    }

    async restyle() {}
  }

  /** @type {Line | undefined} */
  let toParent
  const context = {
    /** @param {FrameOptions} options @param {(line: Line) => unknown} callback */
    async open({ url, where, attributes = {} }, callback) {
      const frame = document.createElement('iframe')
      const { style, ...others } = attributes
      Object.assign(frame.style, style)
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, String(value))
      frame.src = url
      const line = new Line(() => frame.contentWindow)
      where.append(frame)
      return callback(line)
    },
    getParentIframe() {
      toParent ??= new Line(() => window.parent)
      return toParent
    },
  }

  const acceptEvery = () => true
  const gapi = {
    /** @param {string} _name @param {(() => void) | { callback: () => void }} then */
    load(_name, then) {
      setTimeout(typeof then === 'function' ? then : then.callback)
    },
    iframes: { Iframe: Line, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: acceptEvery },
  }
  const page = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window))
  page.gapi = gapi
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  page[new URL(script.src).searchParams.get('onload') ?? 'gapi_onload']?.()
})()
