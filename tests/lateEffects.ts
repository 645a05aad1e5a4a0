/** What a busy machine does now and then happens here always: between a change and its effects there is a moment. */
const LATE_BY_MS = 20

// A clock that a test puts in its place must not stop React.
const later = setTimeout

function soon(work: (...values: unknown[]) => void, ...values: unknown[]) {
  return later(work, LATE_BY_MS, ...values)
}

// React takes its turns from here. It looks once, when it is loaded: this file comes before all that load it.
Object.defineProperty(globalThis, 'setImmediate', { value: soon, configurable: true, writable: true })
