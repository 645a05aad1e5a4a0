// Sends the owner a mail for each message. `npm run publish -- --project your-project --notifier` deploys it.
import { readFileSync } from 'node:fs'
import { logger } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { createTransport } from 'nodemailer'
import { deliver } from './delivery.js'
import { limitMail, type MailWords, messageMail } from './mail.js'
import { createQuota } from './quota.js'

const to = defineString('NOTIFY_TO', {
  description: 'Receives an e-mail for each new message, such as desk@example.com',
})
const from = defineString('NOTIFY_FROM', { description: 'A sender that your mail provider allows' })
const region = defineString('NOTIFY_REGION', { description: 'Where the function runs' })
const host = defineString('NOTIFY_SMTP_HOST', { description: 'The server of your mail provider' })
const port = defineInt('NOTIFY_SMTP_PORT', { description: '465, or 587 for STARTTLS' })
const user = defineString('NOTIFY_SMTP_USER', { description: 'Your user name there' })
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
