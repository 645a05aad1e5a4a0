// Sends the owner a mail for each message. `npm run publish -- --project your-project --notifier` deploys it.
import { readFileSync } from 'node:fs'
import { logger } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { createTransport } from 'nodemailer'
import { createQuota, deliver } from './delivery.js'
import { limitMail, type MailWords, messageMail } from './mail.js'

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
const quota = createQuota()

export const notifyOwner = onDocumentCreated(
  {
    document: 'contactMsg/{key}',
    region,
    secrets: [password],
    // The platform repeats a call that failed for up to a day.
    retry: true,
    // The quota is in the memory of one instance. One instance also limits what a flood of messages can cost.
    maxInstances: 1,
    concurrency: 1,
  },
  async ({ data }) => {
    if (!data) return
    const addresses = { to: to.value(), from: from.value() }
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
    await deliver({
      quota,
      send: (kind) =>
        transport.sendMail({
          ...(kind === 'last' ? limitMail(addresses, words) : messageMail(data.data(), addresses, words)),
          // A visitor's text must never make nodemailer read a file or a URL.
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(SENDING_MS),
        }),
      // The document key contains the visitor's name, so do not log it.
      logFailure: (text, error) => logger.error(text, { error: String(error) }),
    })
  },
)
