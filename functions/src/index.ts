// Sends the owner a mail for each message and each order. `npm run publish -- --project your-project --notifier` deploys it.
import { readFileSync } from 'node:fs'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { defineInt, defineSecret, defineString, projectID } from 'firebase-functions/params'
import { createTransport } from 'nodemailer'
import { deliver } from './delivery.js'
import type { Kind } from './limit.js'
import { limitMail, type MailWords, messageMail, orderMail } from './mail.js'
import { databaseMemory } from './memory.js'
import { readOrder } from './order.js'

// Publishing asks for them: scripts/publish/notifierSettings.ts.
const to = defineString('NOTIFY_TO')
const from = defineString('NOTIFY_FROM')
const region = defineString('NOTIFY_REGION')
const host = defineString('NOTIFY_SMTP_HOST')
const port = defineInt('NOTIFY_SMTP_PORT')
const user = defineString('NOTIFY_SMTP_USER')
const password = defineSecret('NOTIFY_SMTP_PASSWORD')

/** The platform stops a call after 60 seconds: end it before that, with a known result. */
const SILENCE_MS = 10_000
const SENDING_MS = 30_000

const words: MailWords = JSON.parse(readFileSync(new URL('../words.json', import.meta.url), 'utf8'))
const app = getApps()[0] ?? initializeApp()
const database = getFirestore(app)
// The key of a message contains the visitor's name, so do not log it.
const logFailure = (text: string, error: unknown) => logger.error(text, { error: String(error) })
const memory = databaseMemory(database, logFailure)

const OPTIONS = {
  region,
  secrets: [password],
  // The platform repeats a call that failed for up to a day.
  retry: true,
  // Calls run one at a time, which also limits what a flood of messages can cost.
  maxInstances: 1,
  concurrency: 1,
}

export const notifyOwner = onDocumentCreated(
  { ...OPTIONS, document: 'contactMsg/{key}' },
  async ({ id, data }) => {
    if (data) await mailOwner(id, (missed) => messageMail(data.data(), missed, addresses(), words))
  },
)

/** Without the words of an order, the site has no bag: scripts/publish/mailWords.ts. */
export const notifyOwnerOfOrder =
  words.orderSubject === undefined
    ? undefined
    : onDocumentCreated(
        { ...OPTIONS, document: 'users/{uid}/orders/{plan}' },
        async ({ id, params, time }) => {
          const age = Date.now() - Date.parse(time)
          const order = await readOrder(database, getAuth(app), params.uid, params.plan, age)
          if (order) await mailOwner(id, (missed) => orderMail(order, missed, addresses(), words))
        },
      )

type Missed = Parameters<typeof limitMail>[0]
type Mail = ReturnType<typeof limitMail>

const addresses = () => ({ to: to.value(), from: from.value() })

function mailOwner(id: string, compose: (missed: Missed) => Mail) {
  const transport = createTransport({
    host: host.value(),
    port: port.value(),
    secure: port.value() === 465,
    requireTLS: true,
    auth: { user: user.value(), pass: password.value() },
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  })
  const send = (kind: Kind, count: string) => {
    const missed = { count, command: `npm run inbox -- --project ${projectID.value()}` }
    return transport.sendMail({
      ...(kind === 'notice' ? limitMail(missed, addresses(), words) : compose(missed)),
      // A visitor's text must never make nodemailer read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(SENDING_MS),
    })
  }
  return deliver({ id, memory, send, logFailure })
}
