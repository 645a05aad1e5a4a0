// The only code that runs on a server, and only for an agency that wants it: `npm run deploy -- --notifier`.
import { logger } from 'firebase-functions'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { defineSecret, defineString } from 'firebase-functions/params'
import { createTransport } from 'nodemailer'
import { mailFor, silenceMail } from './mail.mjs'
import { createQuota } from './quota.mjs'

const to = defineString('NOTIFY_TO', {
  description: 'Who is told about a new message, such as desk@example.com',
})
const from = defineString('NOTIFY_FROM', { description: 'The sender that your mail provider lets you use' })
const region = defineString('NOTIFY_REGION', {
  default: 'us-central1',
  description: 'Where the function runs',
})
const smtp = defineSecret('NOTIFY_SMTP')

const quota = createQuota()

/** One message, one mail to one fixed address. What fails is tried again, for a day. */
export const tellAboutMessage = onDocumentCreated(
  {
    document: 'contactMsg/{key}',
    region,
    secrets: [smtp],
    retry: true,
    // The quota counts in the memory of one instance. It also keeps a flood from costing anything.
    maxInstances: 1,
    concurrency: 1,
  },
  async ({ data }) => {
    const turn = quota.take()
    if (turn === 'silent' || !data) return
    const addresses = { to: to.value(), from: from.value() }
    const mail = turn === 'last' ? silenceMail(addresses) : mailFor(data.data(), addresses)
    try {
      // A stranger's words must never make it read a file or an address.
      await createTransport(smtp.value(), { disableFileAccess: true, disableUrlAccess: true }).sendMail(mail)
    } catch (error) {
      quota.giveBack()
      // Without the document's key, which begins with a name.
      logger.error('Could not send the mail about a message', { error: String(error) })
      throw error
    }
  },
)
