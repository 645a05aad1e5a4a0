import { readCollection } from '../content/store.mjs'

/**
 * @import { Backend } from '../content/store.mjs'
 * @import { FirestoreFields } from '../content/firestoreValue.mjs'
 * @typedef {{ key: string, createdAt: string }} Received `createdAt` as the server wrote it, to the last digit
 * @typedef {Received & { name: string, email: string, phone: string, msg: string }} Message
 * @typedef {Received & { email: string }} Subscriber
 * @typedef {Received & { email: string, updateTime: string }} Leaver who wishes to leave the newsletter; `createdAt` is when they last said so
 */

/** @param {Backend} backend @returns {Promise<Message[]>} oldest first */
export function readMessages(backend) {
  return readAll(backend, 'contactMsg', (received, fields) => ({
    ...received,
    name: textOf(fields.name),
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    msg: textOf(fields.msg),
  }))
}

/** @param {Backend} backend @returns {Promise<Subscriber[]>} oldest first */
export function readSubscribers(backend) {
  return readAll(backend, 'newsletter', (received) => ({ ...received, email: received.key }))
}

/** @param {Backend} backend @returns {Promise<Leaver[]>} oldest first */
export function readLeavers(backend) {
  return readAll(backend, 'unsubscribe', ({ key }, fields, updateTime) => ({
    key,
    email: key,
    // Written by hand in the console it may lack its time: the change itself then counts.
    createdAt: fields.at && 'timestampValue' in fields.at ? fields.at.timestampValue : updateTime,
    updateTime,
  }))
}

/** A time that can be compared as text: the server leaves out the zeros at its end. @param {string} time */
export function comparable(time) {
  return time.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${fraction.padEnd(9, '0')}Z`)
}

/**
 * @template {Received} T
 * @param {Backend} backend
 * @param {string} collection
 * @param {(received: Received, fields: FirestoreFields, updateTime: string) => T} make
 */
async function readAll(backend, collection, make) {
  const stored = await readCollection(backend, collection)
  const all = [...stored].map(([key, { fields, createTime, updateTime }]) =>
    make({ key, createdAt: createTime }, fields, updateTime),
  )
  return all.toSorted((a, b) => (comparable(a.createdAt) < comparable(b.createdAt) ? -1 : 1))
}

/** @param {FirestoreFields[string] | undefined} value */
function textOf(value) {
  return value && 'stringValue' in value ? value.stringValue : ''
}
